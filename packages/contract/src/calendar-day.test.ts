import { expect, it } from "vitest";
import { addDays, isCalendarDay } from "./calendar-day.ts";

it.each([
  ["2026-02-28", true],
  ["2028-02-29", true],
  ["2026-02-31", false],
  ["2026-13-01", false],
  ["2026-2-3", false],
  ["2026-02", false],
  ["28/02/2026", false],
  ["", false],
])("finds whether «%s» is a day: %s", (day, expected) => {
  expect(isCalendarDay(day)).toBe(expected);
});

it.each([
  ["2026-12-30", 3, "2027-01-02"],
  ["2028-03-01", -1, "2028-02-29"],
  ["2026-03-28", 2, "2026-03-30"],
])("adds to %s %d days: %s", (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});
