import type { EnergyOffer, Period } from "../energy-offer.ts";
import type { SpendContext } from "../spend-context.ts";
import type { MonthlyPrices } from "../tariff/index-price.ts";
import { isSubtracted } from "./discounts.ts";
import { isVolumeUnit } from "./energy-price.ts";

/** CCR, whose value changes by the quarter. */
const CCR = "03";

/** Whether the price of gas depends on the month of use, by an index, CCR or a period. */
export function isSeasonal(offer: EnergyOffer, { index }: SpendContext): boolean {
  const followsMonths = offer.pricing !== "fixed" && [index.psv, index.ttf].some(varies);
  return followsMonths || offer.regulated.includes(CCR) || findVolumePeriods(offer).length > 0;
}

/** Whether the starting month of the contract affects the cost of its first months of gas. */
export function dependsOnStart(offer: EnergyOffer): boolean {
  return findVolumePeriods(offer).some(({ kind }) => kind === "months-from-start");
}

/** The part-year periods of per-unit prices and of the discounts on them. */
function findVolumePeriods(offer: EnergyOffer): Period[] {
  const ofPrices = offer.components
    .filter(({ optional }) => !optional)
    .flatMap(({ intervals }) => intervals)
    .filter(({ unit }) => isVolumeUnit(unit, offer))
    .map(({ period }) => period);
  const ofDiscounts = offer.discounts
    .filter(isSubtracted)
    .filter(({ prices }) => prices.some(({ unit }) => unit === "06" || isVolumeUnit(unit, offer)))
    .map(({ period }) => period);
  return [...ofPrices, ...ofDiscounts].filter((period) => period !== null).filter(isPartYear);
}

function isPartYear(period: Period): boolean {
  return period.kind !== "months-from-start" || period.months < 12;
}

function varies(prices: MonthlyPrices | null): boolean {
  return prices?.some((price) => price !== prices[0]) ?? false;
}
