import { addDays, toDateParts, toRomeDay } from "@volpe/contract";
import { toEaster } from "../../time/easter.ts";
import { toRomeEpochMs } from "../../time/rome-time.ts";

/** Days of the year without work in all of Italy, month and day (L. 260/1949 and later). */
const HOLIDAYS = new Set(
  "01-01 01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26".split(" "),
);
/** Saint Francis has been a holiday since 2026 (L. 151/2025). */
const FRANCIS = { day: "10-04", since: 2026 };

/**
 * The last second of the withdrawal term: 23:59:59 in Rome, `days` days after the day of the
 * conclusion. With `workingDay` a term that would end on a Saturday, a Sunday or a holiday ends
 * with the next working day (Reg. (CEE, Euratom) 1182/71, art. 3).
 */
export function toWithdrawalEnd(
  concludedAt: Date,
  { days, workingDay }: { days: number; workingDay: boolean },
): Date {
  let last = addDays(toRomeDay(concludedAt.getTime()), days);
  while (workingDay && !isWorkingDay(last)) {
    last = addDays(last, 1);
  }
  const end = toRomeEpochMs({ ...toDateParts(last), hour: 23, minute: 59, second: 59 });
  if (end === null) {
    throw new RangeError(`no such day: ${last}`);
  }
  return new Date(end);
}

/** Whether the second that contains `now` is still inside the term. */
export function isWithinTerm(now: Date, end: Date): boolean {
  return now.getTime() < end.getTime() + 1000;
}

/** Whether the ISO day is a working day in all of Italy. */
export function isWorkingDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const year = date.getUTCFullYear();
  const monthDay = day.slice(5);
  const isHoliday =
    (HOLIDAYS.has(monthDay) && (monthDay !== FRANCIS.day || year >= FRANCIS.since)) ||
    day === addDays(toEaster(year), 1);
  return !isHoliday && ![0, 6].includes(date.getUTCDay());
}
