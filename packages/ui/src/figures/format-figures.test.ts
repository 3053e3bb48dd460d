import { expect, test } from "vitest";
import {
  formatDate,
  formatEur,
  formatEurCents,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
} from "./format-figures.ts";

test("groups thousands with a dot, even at four digits", () => {
  expect(formatEur(1274.92)).toBe("1.275\u00a0€");
  expect(formatEurCents(1274.92)).toBe("1.274,92\u00a0€");
  expect(formatQuantity(2700, "kWh")).toBe("2.700\u00a0kWh");
});

test("writes every unit price with the same decimals", () => {
  expect(formatUnitPrice(0.145203, "kWh")).toBe("0,145\u00a0€/kWh");
  expect(formatUnitPrice(0.31, "kWh")).toBe("0,310\u00a0€/kWh");
  expect(formatUnitPrice(0.5, "Smc", { decimals: 4 })).toBe("0,5000\u00a0€/Smc");
});

test("takes a percentage as a share of one", () => {
  expect(formatPercent(0.125)).toBe("12,5%");
});

test("writes the true minus sign, and none before a zero", () => {
  expect(formatEurCents(-12.5)).toBe("−12,50\u00a0€");
  expect(formatEur(-0.2)).toBe("0\u00a0€");
});

test("reads a time as Rome does", () => {
  expect(formatDate("2026-11-20T23:30:00Z")).toBe("21 novembre 2026");
  expect(formatDate("2026-11-21")).toBe("21 novembre 2026");
});
