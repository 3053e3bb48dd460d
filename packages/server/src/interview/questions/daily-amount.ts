/** What a day may stand for: a person who says «200 al giorno» hardly means every day of the year. */
const DAYS: readonly { label: string; aYear: number }[] = [
  { label: "5 giorni su 7", aYear: 260 },
  { label: "6 giorni su 7", aYear: 312 },
  { label: "tutti i giorni", aYear: 365 },
];
/** Number of periods in a year, for an amount that was given by the day. */
const DAILY = 365;

/** The meanings of an amount by the day; `aYear` is its multiple. Empty for any other amount. */
export function toDailyMeanings(
  { aYear, times }: { aYear: number; times: number | "bill" | null },
  describe: (aYear: number) => string,
): { value: string; label: string }[] {
  return times === DAILY
    ? DAYS.map((days) => {
        const value = describe((aYear / DAILY) * days.aYear);
        return { value, label: `${days.label}: ${value}` };
      })
    : [];
}
