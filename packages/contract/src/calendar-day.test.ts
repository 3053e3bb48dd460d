import { expect, it } from "vitest";
import { isCalendarDay } from "./calendar-day.ts";

it.each([
  ["2026-02-28", true],
  ["2028-02-29", true],
  ["2026-02-31", false],
  ["2026-13-01", false],
  ["2026-2-3", false],
  ["2026-02", false],
  ["28/02/2026", false],
  ["", false],
])("says of «%s» whether it is a day: %s", (day, expected) => {
  expect(isCalendarDay(day)).toBe(expected);
});
