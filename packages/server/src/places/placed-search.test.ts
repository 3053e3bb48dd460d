import { expect, test } from "vitest";
import { toPlacedSearch } from "./placed-search.ts";

test.each([
  ["consumo=900&luogo=Monza", "consumo=900&provincia=MB&comune=108033"],
  ["luogo=provincia+di+Lecco&provincia=MI&comune=015146", "provincia=LC"],
  ["luogo=&provincia=MI&comune=015146", ""],
  ["luogo=Samone&provincia=MI", "luogo=Samone&provincia=MI"],
  ["luogo=Xyzzy", "luogo=Xyzzy"],
  ["provincia=MI", "provincia=MI"],
])("turns the search %s into %s", (given, read) => {
  expect(toPlacedSearch(new URLSearchParams(given)).toString()).toBe(read);
});
