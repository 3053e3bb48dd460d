import { expect, test } from "vitest";
import { type IndexMonth, toIndexName, toIndexPrices } from "./index-price.ts";

function createSeries(count: number): IndexMonth[] {
  return Array.from({ length: count }, (_, index) => ({
    month: `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`,
    pun: index / 100,
    psv: index === 0 ? null : 0.5,
  }));
}

test("takes the mean of the last twelve months, in whatever order they come", () => {
  const prices = toIndexPrices(createSeries(18).toReversed());
  const mean = (6 + 17) / 2 / 100;
  expect(prices.pun?.f0).toBeCloseTo(mean, 12);
  expect(prices.pun?.f23).toBe(prices.pun?.f0);
  expect(prices.psv).toEqual(Array(12).fill(0.5));
  expect(prices.punNote).toBe("Prezzo variabile con il PUN medio di 12 mesi (lug 2025 – giu 2026)");
});

test("gives no value to a series with fewer than twelve months", () => {
  const prices = toIndexPrices(createSeries(12));
  expect(prices.pun).not.toBeNull();
  expect(prices.psv).toBeNull();
  expect(toIndexPrices([])).toEqual({ pun: null, psv: null, ttf: null, punNote: "", psvNote: "" });
});

test.each([
  [["01", "08", "12"], "pun"],
  [["02", "09", "13"], "ttf"],
  [["03", "10", "14", "04", "11", "15"], "psv"],
])("prices the codes %j by the same forward", (codes, name) => {
  expect(codes.map(toIndexName)).toEqual(codes.map(() => name));
});
