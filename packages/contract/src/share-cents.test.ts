import fc from "fast-check";
import { expect, it } from "vitest";
import { shareCents } from "./share-cents.ts";

it.each([
  { parts: [500.11, 300.11, 100.11, 54], total: 954.33, shared: [500.11, 300.11, 100.11, 54] },
  {
    parts: [500.11, 300.11, 100.11, 53.99],
    total: 954.33,
    shared: [500.12, 300.11, 100.11, 53.99],
  },
  { parts: [500.12, 300.12, 100.11, 54], total: 954.33, shared: [500.11, 300.11, 100.11, 54] },
  { parts: [10, 20], total: 25, shared: [10, 20] },
])("splits $total into the parts $parts as $shared", ({ parts, total, shared }) => {
  expect(shareCents(parts, total)).toEqual(shared);
});

it("changes no part that is exact to the cent if others are not", () => {
  expect(shareCents([919, 100.114, 50.114], 1069.23)).toEqual([919, 100.12, 50.11]);
});

it("changes the kept parts last", () => {
  expect(shareCents([50.114], 350.23, [300.114])).toEqual([50.12, 300.11]);
});

/** The sum in cents; `Math.round` makes −0 of a small negative one, which `toBe` tells from 0. */
const toCents = (eur: readonly number[]) =>
  Math.round(100 * eur.reduce((sum, part) => sum + part, 0)) + 0;

it("shares a sum so that each part stays within a cent of its exact value", () => {
  const eur = fc.integer({ min: -5_000_000, max: 50_000_000 }).map((part) => part / 10_000);
  fc.assert(
    fc.property(fc.array(eur, { minLength: 1 }), fc.array(eur), (parts, kept) => {
      const exact = [...parts, ...kept];
      const cents = toCents(exact);
      const shared = shareCents(parts, cents / 100, kept);
      expect(toCents(shared)).toBe(cents);
      for (const [index, part] of exact.entries()) {
        expect(Math.abs((shared[index] ?? 0) - part)).toBeLessThan(0.01001);
      }
    }),
  );
});
