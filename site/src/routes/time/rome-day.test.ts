import { expect, it } from "vitest";
import { toRomeDay } from "./rome-day.ts";

it.each([
  ["2026-11-21T22:59:59Z", "2026-11-21"],
  ["2026-11-21T23:00:00Z", "2026-11-22"],
  ["2026-07-01T21:59:59Z", "2026-07-01"],
  ["2026-07-01T22:00:00Z", "2026-07-02"],
])("names the day in Rome at %s", (moment, day) => {
  expect(toRomeDay(Date.parse(moment))).toBe(day);
});
