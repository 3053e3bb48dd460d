import { findNumber } from "./italian-number.ts";
import { findTimesPerYear } from "./period.ts";
import { toPlainText } from "./plain-text.ts";

const NOTHING =
  /^(?:no|zero|niente|nessun[oa]?|senza)\b|\b(?:niente|nessun|senza|non voglio) (?:\w+ )?anticip/;

/** How long a rental lasts, in months: «36 mesi», «tre anni», «4 anni e mezzo»; null = unsaid. */
export function readRentalMonths(text: string): number | null {
  const found = findNumber(text);
  if (found === null) {
    return /\bun anno\b/.test(toPlainText(text)) ? 12 : null;
  }
  const { value, rest } = found;
  if (/^ann[oi]\b/.test(rest)) {
    const half = /^ann[oi] e mezzo\b/.test(rest) ? 6 : 0;
    return Math.round(value * 12) + half;
  }
  // No rental lasts so few months: a bare «3» is years.
  const months = !/^mes[ei]\b/.test(rest) && value >= 1 && value <= 6 ? value * 12 : value;
  return Number.isInteger(months) ? months : null;
}

/** Kilometres a year: «15mila km», «1.200 al mese», «15k»; null = unsaid. */
export function readKmPerYear(text: string): number | null {
  const found = findNumber(text);
  if (found === null) {
    return null;
  }
  const thousands = /^k\b(?!\s?m)/.test(found.rest) ? 1000 : 1;
  const times = findTimesPerYear(text);
  return Math.round(found.value * thousands * (typeof times === "number" ? times : 1));
}

/** A down payment in €, 0 for none: «nessuno», «tremila euro», «3k»; null = unsaid. */
export function readDownPayment(text: string): number | null {
  if (NOTHING.test(toPlainText(text))) {
    return 0;
  }
  const found = findNumber(text);
  return found === null ? null : found.value * (/^k\b/.test(found.rest) ? 1000 : 1);
}
