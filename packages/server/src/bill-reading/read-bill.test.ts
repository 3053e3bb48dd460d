import { expect, test } from "vitest";
import { ALL_BILLS, BILLS } from "./test-bills/all-bills.ts";
import { listWrongButSure, readDrawn, toValues } from "./test-bills/read-drawn.ts";
import { readIncomplete } from "./test-bills/read-incomplete.ts";

test.each(BILLS.map((bill) => [bill.name, bill] as const))("reads %s", async (_, bill) => {
  const reading = await readDrawn(bill);
  expect(listWrongButSure(reading, bill)).toEqual([]);
  expect(toValues(reading)).toEqual(bill.supplies);
});

test("marks no wrong value of an incomplete bill as sure", async () => {
  const { sure, wrong } = await readIncomplete(ALL_BILLS, { seed: 7, rounds: 2 });
  expect(sure).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
}, 60_000);
