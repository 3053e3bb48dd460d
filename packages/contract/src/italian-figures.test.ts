import { expect, test, vi } from "vitest";
import { CONTRACT_FIGURES } from "./figure-sentences.ts";
import { FORM_FIGURES } from "./form-figures.ts";
import {
  formatColumnShare,
  formatDate,
  formatEurCents,
  formatMoment,
  formatPercentage,
  formatQuantity,
  formatShare,
  formatSignedPercentage,
  formatTyped,
  formatUnitPrice,
} from "./italian-figures.ts";
import { parseTyped } from "./typed-figure.ts";

test("groups thousands with a dot, even at four digits", () => {
  expect(formatEurCents(1274.92)).toBe("1.274,92\u00a0€");
  expect(formatQuantity(4.1256)).toBe("4,126");
  expect(formatQuantity(2700, "kWh")).toBe("2.700\u00a0kWh");
});

test("writes a stated sum with two decimals or with none", () => {
  expect(formatQuantity(12_000.5, "€")).toBe("12.000,50\u00a0€");
  expect(formatQuantity(4.5, "€")).toBe("4,50\u00a0€");
  expect(formatQuantity(1200, "€")).toBe("1.200\u00a0€");
  expect(formatQuantity(100.001, "€")).toBe("100\u00a0€");
});

test("writes every unit price with the same number of decimals", () => {
  expect(formatUnitPrice(0.145203, "kWh")).toBe("0,145\u00a0€/kWh");
  expect(formatUnitPrice(0.31, "kWh")).toBe("0,310\u00a0€/kWh");
  expect(formatUnitPrice(0.5, "Smc", { decimals: 4 })).toBe("0,5000\u00a0€/Smc");
});

test("writes a share of one as a percentage with at most one decimal", () => {
  expect(formatShare(0.125)).toBe("12,5%");
  expect(formatShare(0.66)).toBe("66%");
});

test("writes the shares of a column with the same number of decimals", () => {
  expect([0.422, 0.22, 1].map(formatColumnShare)).toEqual(["42,2%", "22,0%", "100,0%"]);
});

test.each([
  [1.25, "1,25%"],
  [60, "60%"],
])("writes the percentage %s as «%s»", (percent, text) => {
  expect(formatPercentage(percent)).toBe(text);
});

test.each([
  [20, "+20%"],
  [-15, "−15%"],
  [2.5, "+2,5%"],
  [0, "0%"],
  [0.0004, "0%"],
  [-0.0004, "0%"],
  [0.0006, "+0,001%"],
])("writes the change of %s percent as «%s»", (percent, text) => {
  expect(formatSignedPercentage(percent)).toBe(text);
});

test("writes the true minus sign and no negative zero", () => {
  expect(formatEurCents(-12.5)).toBe("−12,50\u00a0€");
  expect(formatEurCents(-0.002)).toBe("0,00\u00a0€");
  expect(formatTyped(-4.5)).toBe("−4,5");
});

test("shows a time in Rome's time zone", () => {
  expect(formatDate("2026-11-20T23:30:00Z")).toBe("21 novembre 2026");
  expect(formatDate("2026-11-21")).toBe("21 novembre 2026");
});

test("writes a moment in Rome to the minute, with the day's words", () => {
  expect(formatMoment("2026-11-30T23:05:59Z")).toBe("1º dicembre 2026, 00:05");
  expect(formatMoment(new Date("2026-12-09T22:59:59Z"))).toBe("9 dicembre 2026, 23:59");
});

test.each(Object.entries({ ...FORM_FIGURES, ...CONTRACT_FIGURES }))(
  "the field of %s reads the figure that it shows",
  (_, { min, max, ...field }) => {
    const figures = [
      1, 1.5, 4.125, 999, 1000, 1500, 1500.5, 4500, 9999, 10_000, 123_456, 1_234_567,
    ];
    const within = [min, ...figures, max].filter((figure) => figure >= min && figure <= max);
    expect(within.map((figure) => parseTyped(formatTyped(figure, field), field))).toEqual(within);
  },
);

test("makes a format only when a figure needs it", async () => {
  const made = [vi.spyOn(Intl, "NumberFormat"), vi.spyOn(Intl, "DateTimeFormat")];
  vi.resetModules();
  const fresh = await import("./index.ts");
  for (const format of made) expect(format).not.toHaveBeenCalled();
  fresh.formatEurCents(1274);
  fresh.formatEurCents(1275);
  expect(made[0]).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
