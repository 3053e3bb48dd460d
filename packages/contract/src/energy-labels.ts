import type { OfferResult } from "./offers.ts";

/** The kinds of price of an energy offer, in its filter, its sheet and the file of its list. */
export const PRICING_LABELS = {
  fixed: "Prezzo fisso",
  variable: "Prezzo variabile",
  mixed: "Prezzo misto",
} as const satisfies Record<OfferResult["pricing"], string>;

/** That an offer’s energy is from renewable sources, as its supplier declares. */
export const GREEN_LABEL = "Origine rinnovabile dichiarata";
