import { expect, test } from "vitest";
import { ALL_BILLS } from "./test-bills/all-bills.ts";
import { listWrongButSure, readDrawn, toValues } from "./test-bills/read-drawn.ts";
import { readIncomplete } from "./test-bills/read-incomplete.ts";
import { MORE_UNSEEN_BILLS } from "./test-bills/unseen-bills.ts";

test.each(MORE_UNSEEN_BILLS.map((bill) => [bill.name, bill] as const))(
  "reads %s",
  async (_, bill) => {
    const reading = await readDrawn(bill);
    expect(listWrongButSure(reading, bill)).toEqual([]);
    expect(toValues(reading)).toEqual(bill.supplies);
  },
);

test.each([101, 2024, 7777])(
  "marks no wrong value of 4,500 incomplete bills as sure, with the random seed %i",
  async (seed) => {
    const bills = [...ALL_BILLS, ...MORE_UNSEEN_BILLS];
    const { readings, sure, wrong } = await readIncomplete(bills, { seed, rounds: 12 });
    expect([...new Set(wrong)]).toEqual([]);
    expect(readings).toBeGreaterThan(4_500);
    expect(sure).toBeGreaterThan(20_000);
  },
);
