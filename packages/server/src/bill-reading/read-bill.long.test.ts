import { expect, test } from "vitest";
import { listWrongButSure, readDrawn, toValues } from "./test-bills/read-drawn.ts";
import { MORE_UNSEEN_BILLS } from "./test-bills/unseen-bills.ts";

test.each(MORE_UNSEEN_BILLS.map((bill) => [bill.name, bill] as const))(
  "reads %s",
  async (_, bill) => {
    const reading = await readDrawn(bill);
    expect(listWrongButSure(reading, bill)).toEqual([]);
    expect(toValues(reading)).toEqual(bill.supplies);
  },
);
