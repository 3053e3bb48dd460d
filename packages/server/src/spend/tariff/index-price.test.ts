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
  const prices = toIndexPrices(createSeries(18).toReversed(), "2026-08");
  const mean = (6 + 17) / 2 / 100;
  expect(prices.pun?.f0).toBeCloseTo(mean, 12);
  expect(prices.pun?.f23).toBe(prices.pun?.f0);
  expect(prices.psv).toEqual(Array(12).fill(0.5));
  expect(prices.punNote).toBe("Prezzo variabile con il PUN medio di 12 mesi (lug 2025 – giu 2026)");
});

test.each([
  ["2026-08", "(lug 2025 – giu 2026)"],
  ["2026-09", "(lug 2025 – giu 2026, dati vecchi di 3 mesi)"],
  ["2027-02", "(lug 2025 – giu 2026, dati vecchi di 8 mesi)"],
])("in %s the series to June 2026 is described as %s", (thisMonth, months) => {
  const { punNote, psvNote } = toIndexPrices(createSeries(18), thisMonth);
  expect(punNote).toBe(`Prezzo variabile con il PUN medio di 12 mesi ${months}`);
  expect(psvNote).toBe(`Prezzo variabile con il PSV medio di 12 mesi ${months}`);
});

test("gives no value to a series with fewer than twelve months", () => {
  const prices = toIndexPrices(createSeries(12), "2026-01");
  expect(prices.pun).not.toBeNull();
  expect(prices.psv).toBeNull();
  expect(toIndexPrices([], "2026-01")).toEqual({
    pun: null,
    psv: null,
    ttf: null,
    punNote: "",
    psvNote: "",
  });
});

test.each([
  [["01", "08", "12"], "pun"],
  [["02", "09", "13"], "ttf"],
  [["03", "10", "14", "04", "11", "15"], "psv"],
])("prices the codes %j by the same forward", (codes, name) => {
  expect(codes.map(toIndexName)).toEqual(codes.map(() => name));
});
