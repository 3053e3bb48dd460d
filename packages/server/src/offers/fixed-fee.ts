import type { EnergyOffer } from "./energy-offer.ts";

/**
 * The seller's fixed amount, € a year, before discounts: every component in €/year that is always
 * paid, or the PLACET column. Null where it depends on the period or on the consumption.
 */
export function toFixedFee(offer: EnergyOffer): number | null {
  if (offer.placet !== null) {
    return offer.pricing === "variable" ? offer.placet.fixVariable : offer.placet.fixFixed;
  }
  const intervals = offer.components
    .filter(({ optional }) => !optional)
    .flatMap((component) => component.intervals)
    .filter(({ unit }) => unit === "01");
  return intervals.some(({ period, from, to }) => period !== null || from !== null || to !== null)
    ? null
    : intervals.reduce((total, { price }) => total + price, 0);
}
