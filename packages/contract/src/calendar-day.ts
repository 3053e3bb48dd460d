import { DAY_MS } from "./durations.ts";

let romeDays: Intl.DateTimeFormat | undefined;

/**
 * The day in Rome of a moment in epoch milliseconds. The Swedish date format is that of an ISO day.
 *
 * @example
 * toRomeDay(Date.parse("2026-11-21T23:00:00Z")) // "2026-11-22"
 */
export function toRomeDay(epochMs: number): string {
  romeDays ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });
  return romeDays.format(epochMs);
}

/**
 * Whether a text is an ISO day that exists, as `2026-02-28`.
 *
 * @example
 * isCalendarDay("2026-02-30") // false
 */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day)
  );
}

/**
 * The ISO day that is `days` after an ISO day. A clock change does not shift it.
 *
 * @example
 * addDays("2026-12-30", 3) // "2027-01-02"
 */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * Days from the first ISO day to the last, both included.
 *
 * @example
 * countDays({ start: "2026-03-01", end: "2026-04-30" }) // 61
 */
export function countDays({ start, end }: { start: string; end: string }): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
}

/**
 * Number of months from year 0 to the month of an ISO day or month, to subtract one from another.
 *
 * @example
 * countMonths("2026-03") // 24315
 */
export function countMonths(iso: string): number {
  const { year, month } = toDateParts(iso);
  return year * 12 + month;
}

/**
 * The numbers of an ISO day or an ISO month; `day` is 0 for a month.
 *
 * @example
 * toDateParts("2026-07-05") // { year: 2026, month: 7, day: 5 }
 */
export function toDateParts(iso: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return { year, month, day };
}
