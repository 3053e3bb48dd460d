import { formatEurCents } from "./italian-figures.ts";

/**
 * Converts what an offer saves, in €, to whole cents; negative for a dearer offer. A difference of
 * less than a euro is no reason to change: it counts as none and gives 0.
 *
 * @example
 * toSavingCents(900 - 833.03) // 6697
 * toSavingCents(0.4) // 0
 */
export function toSavingCents(eur: number): number {
  const cents = Math.round(100 * eur);
  return Math.abs(cents) < 100 ? 0 : cents;
}

/**
 * Says what an offer saves. `label` names the spend of today, as `la tua spesa di oggi` or `oggi`;
 * null stands for the median offer of a ranking, which is a position and not anybody's spend.
 *
 * @example
 * toSavingWords(6697, "oggi") // "Risparmi 66,97\u00a0€"
 * toSavingWords(6697, null) // "66,97\u00a0€ sotto l’offerta mediana"
 * toSavingWords(0, "oggi") // "Costa quanto oggi"
 */
export function toSavingWords(cents: number, label: string | null): string {
  if (cents === 0) {
    return label === null ? "A metà classifica" : `Costa quanto ${label}`;
  }
  const figure = formatEurCents(Math.abs(cents) / 100);
  if (label === null) {
    return `${figure} ${cents > 0 ? "sotto" : "sopra"} l’offerta mediana`;
  }
  return cents > 0 ? `Risparmi ${figure}` : `Spendi ${figure} in più`;
}
