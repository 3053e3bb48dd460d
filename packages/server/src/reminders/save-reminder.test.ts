import { toReminderDay } from "@volpe/contract";
import { expect, test } from "vitest";
import { checkExpiry } from "./save-reminder.ts";

test.each([
  ["2027-01-05", /confronta già oggi/],
  ["2026-11-01", /confronta già oggi/],
  ["2031-11-22", /controlla l’anno/],
  ["2027-02-30", /come 2027-03-31/],
])("refuses the expiry %s and says why", (day, words) => {
  expect(() => checkExpiry(day, "2026-11-21")).toThrow(words);
});

test("places a reminder 45 days before, across months and leap days", () => {
  expect(() => checkExpiry("2027-01-06", "2026-11-21")).not.toThrow();
  expect(["2027-01-06", "2027-03-31", "2028-03-31"].map(toReminderDay)).toEqual([
    "2026-11-22",
    "2027-02-14",
    "2028-02-15",
  ]);
});
