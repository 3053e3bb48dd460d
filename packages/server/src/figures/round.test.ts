import fc from "fast-check";
import { expect, it } from "vitest";
import { roundToCents, toCents } from "./round.ts";

it.each([
  [1.005, 1.01],
  [2.675, 2.68],
  [329.278, 329.28],
  [0.004999, 0],
  [1e7 + 0.125, 1e7 + 0.13],
])("rounds %d to %d", (eur, cents) => {
  expect(roundToCents(eur)).toBe(cents);
});

it("rounds negative sums away from zero like positive ones", () => {
  expect(roundToCents(-1.005)).toBe(-1.01);
  expect(roundToCents(0)).toBe(0);
});

it("leaves a missing sum missing", () => {
  expect(roundToCents(null)).toBeNull();
});

it.each([
  [19.99, 1999],
  [1.005, 101],
  [-8.2, -820],
])("counts %d € as %d cents", (eur, cents) => {
  expect(toCents(eur)).toBe(cents);
});

it("rounds thousandths exactly like whole numbers", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (thousandths) => {
      const cents = Math.floor((thousandths + 5) / 10);
      expect(roundToCents(thousandths / 1000)).toBe(cents / 100);
    }),
  );
});
