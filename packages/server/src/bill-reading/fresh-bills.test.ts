import { expect, test } from "vitest";
import { CROWDED_BILLS } from "./test-bills/crowded-bills.ts";
import { FIFTH_BILLS } from "./test-bills/fifth-bills.ts";
import { FOURTH_BILLS } from "./test-bills/fourth-bills.ts";
import { FRESH_BILLS } from "./test-bills/fresh-bills.ts";
import { measureBills } from "./test-bills/measure-bills.ts";
import { THIRD_BILLS } from "./test-bills/third-bills.ts";
import { VARIED_BILLS } from "./test-bills/varied-bills.ts";

test.each([
  // A sum that is split into its two parts is counted as missed.
  ["the fresh bills", FRESH_BILLS, ["3 gas.taxes"]],
  // The second line of a name looks like a label.
  ["the varied bills", VARIED_BILLS, ["9 gas.offerName"]],
  ["the crowded bills", CROWDED_BILLS, []],
  // An advertisement has the same words as «Luce a 0,1495 €/kWh più 7,50 € al mese».
  ["the third bills", THIRD_BILLS, ["1 luce.contractPrice"]],
  ["the fourth bills", FOURTH_BILLS, []],
  ["the fifth bills", FIFTH_BILLS, []],
])("reads %s without a wrong sure value", async (_, bills, left) => {
  const { wrongButSure, missed } = await measureBills(bills);
  expect(wrongButSure).toEqual([]);
  expect(missed).toEqual(left);
});
