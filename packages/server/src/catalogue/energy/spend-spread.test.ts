import fc from "fast-check";
import { expect, test } from "vitest";
import { toPresentSpend, toSpendSpread } from "./spend-spread.ts";

const sorted = (...totals: number[]) => Float64Array.from(totals).sort();

test("counts every offer once, from the cheapest step to the dearest", () => {
  const spends = fc.array(fc.integer({ min: 20_000, max: 500_000 }), { minLength: 2 });
  fc.assert(
    fc.property(spends, (cents) => {
      const totals = sorted(...cents.map((figure) => figure / 100));
      const spread = toSpendSpread(totals);
      expect(spread?.counts.reduce((sum, count) => sum + count, 0)).toBe(totals.length);
      expect(spread?.counts[0]).toBeGreaterThan(0);
      expect(spread?.counts.at(-1)).toBeGreaterThan(0);
      expect([spread?.minEur, spread?.maxEur]).toEqual([totals[0], totals.at(-1)]);
    }),
  );
});

test("takes no more room for thousands of offers than for twenty", () => {
  const many = sorted(...Array.from({ length: 6000 }, (_, index) => 700 + index / 10));
  expect(toSpendSpread(many)?.counts).toHaveLength(81);
  expect(JSON.stringify(toSpendSpread(many)).length).toBeLessThan(400);
});

test("has one step if all offers cost the same, and none without offers", () => {
  expect(toSpendSpread(sorted(900, 900))).toEqual({ minEur: 900, maxEur: 900, counts: [2] });
  expect(toSpendSpread(sorted())).toBeNull();
});

test.each([
  [{ spesa: 1000 }, { eur: 1000, cheaperTotal: 2 }],
  [
    { spesa: 80, periodo: "mese" },
    { eur: 960, cheaperTotal: 1 },
  ],
  [{ spesa: 900.004 }, { eur: 900, cheaperTotal: 0 }],
  [
    { spesa: 2000, periodo: "anno" },
    { eur: 2000, cheaperTotal: 3 },
  ],
  [{}, null],
] as const)("places the spend of %j among the offers", (query, present) => {
  expect(toPresentSpend(query, sorted(900, 980, 1200))).toEqual(present);
});
