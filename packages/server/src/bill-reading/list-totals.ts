import type { EnergyTipology } from "@volpe/contract";
import { type AmountLine, listAmountLines } from "./amount-lines.ts";
import { type Entries, toEntry } from "./bill-entry.ts";
import type { Row } from "./page-cells.ts";

export const OWN_TOTAL = {
  luce: /totale (?:(?:bolletta|spesa|fornitura|servizio) (?:di |per l')?)?(?:luce|energia elettrica)\b|totale servizio$/,
  gas: /totale (?:(?:bolletta|spesa|fornitura|servizio) (?:di |per il )?)?(?:gas|gas naturale)\b|totale servizio$/,
};
const NOT_A_TOTAL =
  /imponibile|imposte|iva|accise|vendita|rete|trasporto|oneri|consum|servizi|energia|gas|letture/;
export const TOTAL =
  /tot(?:ale|\.) (?:d?a pagare|euro|bolletta|della bolletta|fattura|documento|importo|dovuto|complessivo)|totale$|(?:importo|netto|saldo) (?:totale|d?a pagare|dovuto|bolletta|fattura)|(?:(?:quanto|cifra|somma) |^)(?:devi|devo|da) pagare|totale ?:?$/;

/** The sums that are called a total, first those whose label names the supply. */
export function listTotals(rows: readonly Row[], tipology: EnergyTipology): AmountLine[] {
  const named = [
    ...listAmountLines(rows, OWN_TOTAL[tipology]),
    ...listAmountLines(rows, TOTAL, NOT_A_TOTAL),
  ];
  return named.length > 0 ? named : listAmountLines(rows, /^importo ?:?$/);
}

/**
 * Two lines with a supply's own total prove each other. The box of the sum to pay repeats one of
 * them, may have a credit taken off, and so proves nothing.
 */
export function readTotal(
  totals: readonly AmountLine[],
  isOwn: (total: AmountLine) => boolean,
): Entries {
  const [total] = totals;
  const stated = totals.filter((one) => !one.isBelow && isOwn(one));
  const agreed = stated.length > 1 && totals.every(({ eur }) => eur === total?.eur);
  return total === undefined ? {} : { total: toEntry(total.eur, total, agreed) };
}
