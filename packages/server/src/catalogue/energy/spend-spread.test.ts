import type { OfferQuery } from "@volpe/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toPresentSpend, toSpendSpread } from "./spend-spread.ts";
import { toSupplyProfile } from "./supply-profile.ts";

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

test("takes less than 400 characters for thousands of offers", () => {
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
  [
    { spesa: 900, spesaStima: 900 },
    { eur: 900, cheaperTotal: 0, isEstimate: true },
  ],
  [
    { spesa: 950, spesaStima: 900 },
    { eur: 950, cheaperTotal: 1 },
  ],
  [{}, null],
] as const)("places the spend of %j among the offers", (query, present) => {
  expect(toPresentSpend(query, toRanking(query))).toEqual(present);
});

test.each([
  [{ spesa: 4.5 }, { spesa: 4.5 }],
  [{ spesa: 90 }, { spesa: 1080 }],
  [{ spesa: 900, periodo: "mese" }, { spesa: 75 }],
  [{ spesa: 90, spesaCerta: "si" }, undefined],
  [{ consumo: 2.7 }, { consumo: 2700 }],
  [{ potenza: 45 }, { potenza: 4.5 }],
  [{ consumo: 27, spesa: 900 }, { consumo: 2700 }],
  [{ consumo: 60, residente: "no" }, undefined],
  [{ destinazione: "aziende", consumo: 27, potenza: 45, spesa: 4 }, undefined],
] as const)("asks about the unlikely figures of %j before it compares", (query, meant) => {
  const ranking = toRanking(query);

  expect(ranking.profile.meant).toEqual(meant);
  if ("spesa" in query) {
    const isAsked = ranking.profile.meant?.spesa !== undefined;
    expect(toPresentSpend(query, ranking) === null).toBe(isAsked);
  }
});

function toRanking(query: OfferQuery) {
  return { totals: sorted(900, 980, 1200), profile: toSupplyProfile("luce", query) };
}
