import fc from "fast-check";
import { expect, it } from "vitest";
import { roundToCents } from "./vat.ts";

it.each([
  [1.005, 1.01],
  [2.675, 2.68],
  [329.278, 329.28],
  [0.004999, 0],
  [1e7 + 0.125, 1e7 + 0.13],
])("rounds %d to %d", (eur, cents) => {
  expect(roundToCents(eur)).toBe(cents);
});

it("rounds thousandths as whole numbers do", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (thousandths) => {
      const cents = Math.floor((thousandths + 5) / 10);
      expect(roundToCents(thousandths / 1000)).toBe(cents / 100);
    }),
  );
});
