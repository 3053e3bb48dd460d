import { addDays, type BillConfirmation, countDays, toRomeDay } from "@volpe/contract";
import { BILLED_DAYS } from "../bill-reading/read-period.ts";
import { invalidField } from "../errors.ts";
import { formatCount } from "../figures/italian-figures.ts";

/**
 * A supply's debt lapses after two years (law 205/2017, art. 1, c. 4), so that no settlement goes
 * further back. Two years have at most 731 days.
 */
const DAYS_MAX = 731;
/** Some flat rates are billed for the two months to come. */
const AHEAD_DAYS = 62;

/**
 * Throws the error of a period that no bill has. A year is computed from the period, and from a few
 * days it would be any figure.
 */
export function checkPeriod(
  { periodStart: start, periodEnd: end }: Pick<BillConfirmation, "periodStart" | "periodEnd">,
  now: Date,
): void {
  if (end > addDays(toRomeDay(now.getTime()), AHEAD_DAYS)) {
    throw invalidField(
      "periodEnd",
      "Questo giorno deve ancora arrivare: scrivi la fine del periodo com’è sulla bolletta.",
    );
  }
  if (start === "" || end === "") return;
  if (start > end) {
    throw invalidField("periodEnd", `La fine del periodo viene prima dell’inizio: ${REMEDY}`);
  }
  const days = countDays({ start, end });
  if (days < BILLED_DAYS.min) {
    const words = formatCount(days, ["giorno", "giorni"]);
    throw invalidField("periodEnd", `In ${words} non c’è abbastanza per fare un anno: ${REMEDY}`);
  }
  if (days > DAYS_MAX) {
    throw invalidField("periodStart", `Una bolletta non copre più di due anni: ${REMEDY}`);
  }
}

const REMEDY = "correggi le date come sono sulla bolletta, o lasciale vuote.";
