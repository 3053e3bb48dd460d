/** January first. */
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

/** `month` is 1–12: `gennaio 2026`, or `gennaio` if the year is null. */
export function nameMonth({ month, year }: { month: number; year: number | null }): string {
  const name = MONTH_NAMES[month - 1] ?? "";
  return year === null ? name : `${name} ${year}`;
}

/** Of a year's months, so many at most are completed from the others. */
export const COMPLETED_MONTHS_MAX = 6;
