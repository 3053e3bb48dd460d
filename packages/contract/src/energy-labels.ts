import type { OfferResult } from "./offers.ts";

/** The kinds of price of an energy offer, wherever one is named. */
export const PRICING_LABELS = {
  fixed: "Prezzo fisso",
  variable: "Prezzo variabile",
  mixed: "Prezzo misto",
} as const satisfies Record<OfferResult["pricing"], string>;

/** That an offer’s energy is from renewable sources, as its supplier declares. */
export const GREEN_LABEL = "Origine rinnovabile dichiarata";

/**
 * The kind of price as a fact of an offer, with the months for which it is fixed. A variable price
 * follows the market, so the months of its contract say nothing of it.
 *
 * @example
 * toPriceFact({ pricing: "fixed", durationMonths: 24 }) // "Prezzo fisso per 24\u00a0mesi"
 */
export function toPriceFact({
  pricing,
  durationMonths: months,
}: Pick<OfferResult, "pricing" | "durationMonths">): string {
  const label = PRICING_LABELS[pricing];
  if (pricing === "variable") {
    return `${label} con il mercato`;
  }
  return months === null ? label : `${label} per ${months}\u00a0${months === 1 ? "mese" : "mesi"}`;
}
