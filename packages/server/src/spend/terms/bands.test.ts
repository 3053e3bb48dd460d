import { expect, test } from "vitest";
import { findDiscountBands, toBandSet, toBandTypology } from "./bands.ts";

test("01 is every kWh of a single rate and F1 of any other", () => {
  expect(toBandSet("01", "01")).toEqual({ f1: 1, f2: 1, f3: 1 });
  expect(toBandSet("01", "03")).toEqual({ f1: 1, f2: 0, f3: 0 });
  expect(toBandSet("01", "91")).toEqual({ f1: 1, f2: 0, f3: 0 });
});

test.each([
  ["91", { f1: 0, f2: 1, f3: 1 }],
  ["92", { f1: 1, f2: 0, f3: 1 }],
  ["93", { f1: 1, f2: 1, f3: 0 }],
])("%s joins two bands", (code, set) => {
  expect(toBandSet(code, code)).toEqual(set);
  expect(findDiscountBands(code)).toEqual(set);
});

test("discounts name the bands 11, 12, 13, and components by other codes", () => {
  expect(findDiscountBands("13")).toEqual({ f1: 0, f2: 0, f3: 1 });
  expect(findDiscountBands("03")).toBeNull();
});

test("prices by other bands than 01 make an undeclared offer one of three rates", () => {
  expect(toBandTypology(null, ["01", null])).toBe("01");
  expect(toBandTypology(null, ["01", "02", "03"])).toBe("03");
});
