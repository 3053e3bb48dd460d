import { expect, it } from "vitest";
import { toLineSchedule, toLineSections } from "./line-sheet.ts";
import { lineRow } from "./test-line.ts";

it("links the answer that explains the technology of a line", () => {
  const lines = toLineSections(lineRow()).flatMap((section) => section.lines);
  expect(lines.find(({ label }) => label === "Tecnologia")).toEqual({
    label: "Tecnologia",
    value: "Fibra fino a casa (FTTH)",
    more: "/faqs/internet-ftth-fttc-fwa-differenze",
  });
});

it("writes a single month of promotion and of commitment in the singular", () => {
  const line = lineRow({ promoMonthlyEur: 9.9, promoMonths: 1, lockInMonths: 1 });
  const lines = toLineSections(line).flatMap((section) => section.lines);
  expect(lines.map(({ value }) => value)).toEqual(
    expect.arrayContaining([expect.stringMatching(/ per 1\u00a0mese$/), "1\u00a0mese"]),
  );
});

/** The lines of the schedule, with plain spaces. */
const toRows = (line: Parameters<typeof lineRow>[0]) =>
  toLineSchedule(lineRow(line)).lines.map(({ label, value }) =>
    `${label}: ${value}`.replaceAll(/\s/g, " "),
  );

it("says the month, the activation, the first year and each year after it", () => {
  const line = { activationEur: 39 };
  expect(toRows(line)).toEqual([
    "Prezzo al mese: 24,90 €",
    "Attivazione: 39,00 €, una volta",
    "Modem: Compreso",
    "Il primo anno in tutto: 337,80 €",
    "Ogni anno dopo: 298,80 €",
  ]);
  expect(toLineSchedule(lineRow(line))).toMatchObject({
    firstMonthEur: 24.9,
    perMonth: "al mese",
    firstYearEur: 337.8,
  });
});

it("names each year in which a promotion still counts", () => {
  // 6 × 19.90 + 6 × 29.90 = 298.80 in the second year.
  const line = { promoMonthlyEur: 19.9, promoMonths: 18, monthlyEur: 29.9, modemEur: 60 };
  expect(toRows(line)).toEqual([
    "Prezzo al mese: 19,90 € per 18 mesi, poi 29,90 €",
    "Attivazione: Gratuita",
    "Modem: 60,00 €, una volta",
    "Il primo anno in tutto: 298,80 €",
    "Il 2° anno: 298,80 €",
    "Ogni anno dopo: 358,80 €",
  ]);
  expect(toLineSchedule(lineRow(line)).perMonth).toBe("al mese per i primi 18\u00a0mesi");
});

it("a promotion of one month changes the first year only", () => {
  const line = { promoMonthlyEur: 0, promoMonths: 1, monthlyEur: 20 };
  expect(toRows(line).slice(3)).toEqual([
    "Il primo anno in tutto: 220,00 €",
    "Ogni anno dopo: 240,00 €",
  ]);
  expect(toLineSchedule(lineRow(line)).perMonth).toBe("al mese per il primo mese");
});
