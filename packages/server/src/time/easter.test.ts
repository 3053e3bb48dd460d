import { expect, test } from "vitest";
import { toEaster } from "./easter.ts";

test.each([
  [2024, "2024-03-31"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2028, "2028-04-16"],
  [2038, "2038-04-25"],
])("the Easter of %s is on %s", (year, day) => {
  expect(toEaster(year)).toBe(day);
});
