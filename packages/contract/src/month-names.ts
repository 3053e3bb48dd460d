import { toDateParts } from "./calendar-day.ts";

/** From January to December. */
export const MONTH_NAMES = [
  "gennaio",
  "febbraio",
  "marzo",
  "aprile",
  "maggio",
  "giugno",
  "luglio",
  "agosto",
  "settembre",
  "ottobre",
  "novembre",
  "dicembre",
] as const;

/**
 * Names a month (1–12): `gennaio 2026`, or `gennaio` if the year is null.
 *
 * @example
 * nameMonth({ month: 1, year: 2026 }) // "gennaio 2026"
 */
export function nameMonth({ month, year }: { month: number; year: number | null }): string {
  const name = MONTH_NAMES[month - 1] ?? "";
  return year === null ? name : `${name} ${year}`;
}

/**
 * Names an ISO month in short form: `2026-07` → `lug 2026`.
 *
 * @example
 * nameShortMonth("2026-07") // "lug 2026"
 */
export function nameShortMonth(month: string): string {
  const { year, month: number } = toDateParts(month);
  return `${MONTH_NAMES[number - 1]?.slice(0, 3)} ${year}`;
}

/** Highest number of missing months in a year that are estimated from the others. */
export const COMPLETED_MONTHS_MAX = 6;
