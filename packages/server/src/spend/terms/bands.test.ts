import { expect, test } from "vitest";
import { findDiscountBands, toBandSet, toBandTypology } from "./bands.ts";

test("code 01 means all kWh of a single rate and F1 of other rates", () => {
  expect(toBandSet("01", "01")).toEqual({ f1: 1, f2: 1, f3: 1 });
  expect(toBandSet("01", "03")).toEqual({ f1: 1, f2: 0, f3: 0 });
  expect(toBandSet("01", "91")).toEqual({ f1: 1, f2: 0, f3: 0 });
});

test.each([
  ["91", { f1: 0, f2: 1, f3: 1 }],
  ["92", { f1: 1, f2: 0, f3: 1 }],
  ["93", { f1: 1, f2: 1, f3: 0 }],
])("code %s joins two bands", (code, set) => {
  expect(toBandSet(code, code)).toEqual(set);
  expect(findDiscountBands(code)).toEqual(set);
});

test("discounts and components have different codes for the same bands", () => {
  expect(findDiscountBands("13")).toEqual({ f1: 0, f2: 0, f3: 1 });
  expect(findDiscountBands("03")).toBeNull();
});

test("an undeclared band type means three rates if there are prices for other bands than 01", () => {
  expect(toBandTypology(null, ["01", null])).toBe("01");
  expect(toBandTypology(null, ["01", "02", "03"])).toBe("03");
});
