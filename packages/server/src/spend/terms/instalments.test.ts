import { expect, test } from "vitest";
import { createTestDiscount } from "../test-offer.ts";
import { findInstalmentsNote, firstYearInstalments } from "./discounts.ts";

function findNote(description: string, nominalEur: number): string | null {
  const price = { kind: "01", unit: "05", value: nominalEur };
  return findInstalmentsNote(createTestDiscount(price, { description }), nominalEur);
}

test("counts the instalments of a bonus that are paid within a year", () => {
  expect(findNote("4,17 euro al mese per 36 mesi", 150)).toBe(
    "Sconto «Bonus» contato per intero: in 12 mesi ne arrivano 50,04\u00a0€",
  );
});

test("returns nothing if instalments and nominal value differ or end within the year", () => {
  expect(findNote("5 € al mese per 36 mesi", 150)).toBeNull();
  expect(findNote("12,50 € al mese per 12 mesi", 150)).toBeNull();
  expect(findNote("Bonus di benvenuto", 150)).toBeNull();
});

test("never counts more than the nominal value", () => {
  expect(firstYearInstalments(30, 10)).toBe(30);
});
