import fc from "fast-check";
import { expect, test } from "vitest";
import { toSortedOrder } from "./sorted-order.ts";

const keys = fc.oneof(
  fc.integer({ min: -5, max: 5 }),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 }),
  fc.maxSafeInteger(),
);

test("whole numbers of any size come in ascending order, equal ones as they stood", () => {
  fc.assert(
    fc.property(fc.array(keys), (numbers) => {
      const expected = [...numbers.keys()].sort(
        (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || a - b,
      );
      expect([...toSortedOrder(Float64Array.from(numbers))]).toEqual(expected);
    }),
  );
});
