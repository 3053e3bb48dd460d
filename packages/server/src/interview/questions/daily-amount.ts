/** What an amount of one day may come to; who says «200 al giorno» hardly means every day. */
const DAYS: readonly { label: string; aYear: number }[] = [
  { label: "5 giorni su 7", aYear: 260 },
  { label: "6 giorni su 7", aYear: 312 },
  { label: "tutti i giorni", aYear: 365 },
];
/** Periods a year of an amount that was said by the day. */
const DAILY = 365;

/** The meanings of an amount by the day, `aYear` being its multiple; empty = it was not one. */
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
