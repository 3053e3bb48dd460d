import { expect, it } from "vitest";
import {
  addDays,
  countDays,
  countMonths,
  isCalendarDay,
  toDateParts,
  toRomeDay,
} from "./calendar-day.ts";

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
])("%s plus %d days is %s", (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it("counts the first and the last day of a period", () => {
  expect(countDays({ start: "2026-03-01", end: "2026-03-31" })).toBe(31);
});

it("counts the months from one year to the next", () => {
  expect(countMonths("2027-01") - countMonths("2026-11-30")).toBe(2);
});

it("splits a day and a month into their numbers", () => {
  expect(toDateParts("2026-07-05")).toEqual({ year: 2026, month: 7, day: 5 });
  expect(toDateParts("2026-07")).toEqual({ year: 2026, month: 7, day: 0 });
});

it.each([
  ["2026-11-21T22:59:59Z", "2026-11-21"],
  ["2026-11-21T23:00:00Z", "2026-11-22"],
  ["2026-07-01T21:59:59Z", "2026-07-01"],
  ["2026-07-01T22:00:00Z", "2026-07-02"],
])("names the day in Rome at %s", (moment, day) => {
  expect(toRomeDay(Date.parse(moment))).toBe(day);
});
