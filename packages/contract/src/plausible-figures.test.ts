import { expect, it } from "vitest";
import { guessFigure } from "./plausible-figures.ts";
import { guessHomeSpend } from "./plausible-spend.ts";

it.each([
  ["luce", 2.7, 2700],
  ["luce", 35, 3500],
  ["luce", 3_100_000, 3100],
  ["power", 45, 4.5],
  ["power", 3000, 3],
  ["power", 0.6, 6],
  ["power", 1000, 1],
  ["power", 1500, 1.5],
  ["power", 3300, 3.3],
  ["power", 4500, 4.5],
  ["power", 9999, 10],
  ["power", 10_000, 10],
  ["power", 100, 10],
  ["power", 1, 1],
  ["gas", 0.9, 900],
  ["power", 27_005, 2.7],
  ["luce", 2.7005, 2701],
  ["takings", 4.5, 4500],
  ["takings", 1.5, 1500],
  ["takings", 1, 1000],
  ["takings", 2, 2000],
  ["receipt", 3500, 35],
  ["receipt", 0.35, 35],
] as const)("guesses that %s %d means %d", (kind, figure, meant) => {
  expect(guessFigure(kind, figure)).toBe(meant);
});

it.each([
  ["luce", 400],
  ["luce", 15_000],
  ["power", 1.5],
  ["power", 15],
  ["gas", 60],
  ["gas", 6000],
  ["gas", 1400],
  ["luce", 0],
  ["takings", 100],
  ["receipt", 1.2],
] as const)("accepts %s %d without a question", (kind, figure) => {
  expect(guessFigure(kind, figure)).toBeNull();
});

it("accepts a small consumption of a second home without a question", () => {
  expect([50, 49].map((kwh) => guessFigure("luce", kwh, true))).toEqual([null, 4900]);
});

it.each([
  [80, 960],
  [248, null],
  [247, 2964],
  [4650, null],
  [4651, 465.1],
  [85_000, 850],
  [1, 1000],
  [99.9, 1198.8],
])("guesses for %d € a year and 3,100 kWh: %j", (spendEur, meant) => {
  expect(guessHomeSpend("luce", { spendEur, consumption: 3100 })).toBe(meant);
});

it.each([1.5, 4.5, 7.5, 5000.1, 12_000.5, 20_000.4, 85_000.5, 0.5])(
  "asks about %d € a year and 2,700 kWh without a guess",
  (spendEur) => {
    expect(guessHomeSpend("luce", { spendEur, consumption: 2700 })).toBe(spendEur);
  },
);

it("accepts a plausible spend with cents", () => {
  expect(guessHomeSpend("luce", { spendEur: 2700.5, consumption: 2700 })).toBeNull();
});

it.each([
  [80, null],
  [4.5, 4.5],
  [900, 75],
  [1000, 83.33],
  [8000, 80],
])("guesses for %d € a month and 3,100 kWh: %j", (spendEur, meant) => {
  expect(guessHomeSpend("luce", { spendEur, consumption: 3100, timesAYear: 12 })).toBe(meant);
});

it.each([
  ["luce", 2.7, 1200, null],
  ["luce", 2.7, 90, 1080],
  ["luce", 100, 60, null],
  ["gas", 1.4, 1300, null],
  ["gas", 1400, 9000, 900],
  ["gas", 1400, 1300, null],
] as const)(
  "judges a spend for %s by the consumption that %d probably means",
  (kind, used, spendEur, meant) => {
    expect(guessHomeSpend(kind, { spendEur, consumption: used })).toBe(meant);
  },
);

it("makes no guess without a consumption", () => {
  expect(guessHomeSpend("luce", { spendEur: 80, consumption: Number.NaN })).toBeNull();
});
