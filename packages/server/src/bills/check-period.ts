import { addDays, type BillConfirmation, countDays, toRomeDay } from "@volpe/contract";
import { BILLED_DAYS } from "../bill-reading/read-period.ts";
import { invalidField } from "../errors.ts";
import { formatCount } from "../figures/italian-figures.ts";
import { isOldBill, OLD_BILL, TWO_YEARS_DAYS } from "../interview/bill-age.ts";

/** Some flat rates are billed for the two months to come. */
const AHEAD_DAYS = 62;

/**
 * Throws the error of a period that no bill has, or of an old one. A year is computed from the
 * period, and from a few days it would be any figure.
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
  if (start !== "" && end !== "" && start > end) {
    throw invalidField("periodEnd", `La fine del periodo viene prima dell’inizio: ${REMEDY}`);
  }
  if (isOldBill(end, now)) {
    throw invalidField(
      "periodEnd",
      `${OLD_BILL} Se puoi, carica una bolletta nuova; altrimenti ${REMEDY}`,
    );
  }
  if (start === "" || end === "") return;
  const days = countDays({ start, end });
  if (days < BILLED_DAYS.min) {
    const words = formatCount(days, ["giorno", "giorni"]);
    throw invalidField("periodEnd", `In ${words} non c’è abbastanza per fare un anno: ${REMEDY}`);
  }
  if (days > TWO_YEARS_DAYS) {
    throw invalidField("periodStart", `Una bolletta non copre più di due anni: ${REMEDY}`);
  }
}

const REMEDY = "correggi le date come sono sulla bolletta, o lasciale vuote.";
