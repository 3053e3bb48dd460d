import { expect, test } from "vitest";
import { FRESH_BILLS } from "./test-bills/fresh-bills.ts";
import { measureBills } from "./test-bills/measure-bills.ts";

test("reads at least four fifths of bills that it was not made for, and no wrong value as sure", async () => {
  const { values, right, wrongButSure } = await measureBills(FRESH_BILLS);
  expect(wrongButSure).toEqual([]);
  expect(right / values).toBeGreaterThan(0.8);
});
