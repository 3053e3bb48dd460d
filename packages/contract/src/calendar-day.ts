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
