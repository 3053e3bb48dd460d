import { describe, expect, test } from "vitest";
import { NotComputable } from "../tariff/not-computable.ts";
import { assignMonths, coveredMonths, toMonthsWeight } from "./periods.ts";

const NOVEMBER = { year: 2026, month: 11, quarter: "2026-Q4" };

/** The covered months, counted from the comparison. */
function ahead(covered: readonly boolean[]): number[] {
  return covered.flatMap((isCovered, month) => (isCovered ? [month] : []));
}

describe("a period of validity", () => {
  test("of n months begins with the month of the comparison", () => {
    expect(ahead(coveredMonths({ kind: "months-from-start", months: 3 }, NOVEMBER))).toEqual([
      0, 1, 2,
    ]);
  });

  test("until a month includes that month and covers nothing after it", () => {
    expect(ahead(coveredMonths({ kind: "until", year: 2027, month: 1 }, NOVEMBER))).toEqual([
      0, 1, 2,
    ]);
    expect(ahead(coveredMonths({ kind: "until", year: 2026, month: 10 }, NOVEMBER))).toEqual([]);
  });

  test("by calendar month covers those months wherever they fall", () => {
    expect(ahead(coveredMonths({ kind: "calendar-months", months: [1, 11] }, NOVEMBER))).toEqual([
      0, 2,
    ]);
  });

  test("is weighted by its months over twelve, at most the year", () => {
    expect(toMonthsWeight({ kind: "months-from-start", months: 6 }, NOVEMBER)).toBe(0.5);
    expect(toMonthsWeight({ kind: "months-from-start", months: 24 }, NOVEMBER)).toBe(1);
    expect(toMonthsWeight(null, NOVEMBER)).toBe(1);
  });
});

describe("prices in force month by month", () => {
  const until = (name: string, year: number, month: number) =>
    ({ name, period: { kind: "until", year, month } }) as const;
  const names = (intervals: Parameters<typeof assignMonths<{ name: string; period: never }>>[0]) =>
    assignMonths(intervals, NOVEMBER).map((interval) => interval?.name ?? "-");

  test("come from the interval that ends first", () => {
    const intervals = [until("b", 2027, 2), until("a", 2026, 12), { name: "rest", period: null }];
    expect(names(intervals as never)).toEqual(["a", "a", "b", "b", ...Array(8).fill("rest")]);
  });

  test("are missing if no default covers the rest", () => {
    expect(names([until("a", 2026, 12)] as never)).toEqual(["a", "a", ...Array(10).fill("-")]);
  });

  test("are refused if two are valid in the same calendar month", () => {
    const summer = { name: "a", period: { kind: "calendar-months", months: [6, 7] } };
    const july = { name: "b", period: { kind: "calendar-months", months: [7] } };
    expect(() => names([summer, july] as never)).toThrow(
      new NotComputable("Due prezzi per lo stesso mese nella stessa voce"),
    );
  });

  test("are refused if their periods have different forms", () => {
    const july = { name: "b", period: { kind: "calendar-months", months: [7] } };
    expect(() => names([until("a", 2026, 12), july] as never)).toThrow(NotComputable);
  });
});
