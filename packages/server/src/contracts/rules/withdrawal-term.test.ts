import { addDays, DAY_MS, toRomeDay } from "@volpe/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isWithinTerm, isWorkingDay, toWithdrawalEnd } from "./withdrawal-term.ts";

const end = (concluded: string, workingDay = false) =>
  toWithdrawalEnd(new Date(concluded), { days: 14, workingDay }).toISOString();

test.each([
  ["a month ends", "2026-06-20T10:00:00Z", "2026-07-04T21:59:59.000Z"],
  ["a year ends", "2026-12-20T10:00:00Z", "2027-01-03T22:59:59.000Z"],
  ["February has 29 days", "2028-02-20T10:00:00Z", "2028-03-05T22:59:59.000Z"],
  ["the clocks go back", "2026-10-20T10:00:00Z", "2026-11-03T22:59:59.000Z"],
  ["the clocks go forward", "2027-03-20T10:00:00Z", "2027-04-03T21:59:59.000Z"],
  ["the last day is that of the change", "2026-10-11T10:00:00Z", "2026-10-25T22:59:59.000Z"],
  ["it was signed at 23:59:59 in Rome", "2026-06-20T21:59:59Z", "2026-07-04T21:59:59.000Z"],
  ["it was signed a second later", "2026-06-20T22:00:00Z", "2026-07-05T21:59:59.000Z"],
])("ends the term with the fourteenth day in Rome if %s", (_, concluded, last) => {
  expect(end(concluded)).toBe(last);
});

test.each([
  ["a Saturday", "2026-11-21T10:00:00Z", "2026-12-07T22:59:59.000Z"],
  ["a holiday before a weekend", "2026-12-11T10:00:00Z", "2026-12-28T22:59:59.000Z"],
  ["Easter Monday", "2027-03-15T10:00:00Z", "2027-03-30T21:59:59.000Z"],
  ["a working day", "2026-11-24T10:00:00Z", "2026-12-09T22:59:59.000Z"],
])("moves a term that would end on %s to a working day with the switch", (_, concluded, last) => {
  expect(end(concluded, true)).toBe(last);
});

test("includes the last second of the term but not the next", () => {
  const last = toWithdrawalEnd(new Date("2026-11-20T10:00:00Z"), { days: 14, workingDay: false });
  expect(isWithinTerm(new Date("2026-12-04T22:59:59.999Z"), last)).toBe(true);
  expect(isWithinTerm(new Date("2026-12-04T23:00:00.000Z"), last)).toBe(false);
});

test("ends with a day in Rome at least fourteen after the conclusion, whenever that is", () => {
  const moment = fc.date({
    min: new Date("2020-01-01T00:00:00Z"),
    max: new Date("2060-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      moment,
      fc.integer({ min: 0, max: 60 * DAY_MS }),
      fc.boolean(),
      (signed, waited, workingDay) => {
        const accepted = new Date(signed.getTime() + waited);
        const [first, last] = [signed, accepted].map((at) =>
          toWithdrawalEnd(at, { days: 14, workingDay }),
        );
        const legal = addDays(toRomeDay(accepted.getTime()), 14);
        const day = toRomeDay((last as Date).getTime());
        expect(isWithinTerm(accepted, last as Date)).toBe(true);
        // The last second belongs to its day, and the next one to the day after.
        expect(toRomeDay((last as Date).getTime() + 1000)).toBe(addDays(day, 1));
        expect(workingDay ? day >= legal && isWorkingDay(day) : day === legal).toBe(true);
        // A later acceptance never makes the term end earlier than the signature would.
        expect(Number(last)).toBeGreaterThanOrEqual(Number(first));
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ["2026-04-06", false],
  ["2027-03-29", false],
  ["2028-04-17", false],
  ["2025-10-06", true],
  ["2024-10-04", true],
  ["2027-10-04", false],
  ["2026-11-20", true],
  ["2026-11-22", false],
])("decides whether %s is a working day: %s", (day, works) => {
  expect(isWorkingDay(day)).toBe(works);
});
