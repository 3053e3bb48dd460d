import { addDays, toRomeDay } from "@volpe/contract";

/**
 * Two years, after which a supply's debt lapses too (law 205/2017, art. 1, c. 4): no settlement goes
 * further back, and an older consumption says little of the next year.
 */
export const TWO_YEARS_DAYS = 731;

/** Whether a bill ended too long ago for its consumption to be recent; false for an empty day. */
export function isOldBill(periodEnd: string, now: Date): boolean {
  return periodEnd !== "" && periodEnd < addDays(toRomeDay(now.getTime()), -TWO_YEARS_DAYS);
}

export const OLD_BILL =
  "Questi giorni sono di più di due anni fa, e per confrontare serve un consumo recente.";
