import { expect, test } from "vitest";
import { ALL_BILLS } from "./test-bills/all-bills.ts";
import { readDrawn } from "./test-bills/read-drawn.ts";
import { TWO_METERS, TWO_SHOPS } from "./test-bills/several-points.ts";

test.each([TWO_SHOPS, TWO_METERS])("doubts all but seller and holder of $name", async (bill) => {
  const reading = await readDrawn(bill);
  expect(reading).toMatchObject({ status: "read", hasSeveralPoints: true });
  const fields = reading.status === "read" ? reading.supplies.flatMap((one) => one.fields) : [];
  expect(fields.length).toBeGreaterThan(4);
  const sure = fields.filter(({ confidence }) => confidence === "sure").map(({ name }) => name);
  expect(["supplier", "holder", "fiscalCode"]).toEqual(expect.arrayContaining(sure));
});

test("finds no second point of a commodity in any ordinary test bill", async () => {
  const several = [];
  for (const bill of ALL_BILLS) {
    const reading = await readDrawn(bill);
    if (reading.status === "read" && reading.hasSeveralPoints) several.push(bill.name);
  }
  expect(several).toEqual([]);
}, 60_000);
