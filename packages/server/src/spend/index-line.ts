import { annualSpend } from "./annual-spend.ts";
import type { EnergyOffer } from "./energy-offer.ts";
import { prepareOffer } from "./prepare-offer.ts";
import type { PreparedOffer } from "./prepared-offer.ts";
import type { SpendContext } from "./spend-context.ts";
import type { FullSpendParts, SpendOutcome } from "./spend-outcome.ts";
import type { SpendProfile } from "./spend-profile.ts";
import { toFlatMonths, toSinglePun } from "./tariff/index-price.ts";

/**
 * An offer compiled with its index at 0 and at 1 €/unit. Every part of an annual spend is linear in
 * the index, so these two give the spend at any value, and a scenario needs no compilation.
 */
export type IndexLine = { atZero: PreparedOffer; atOne: PreparedOffer };

export function prepareIndexLine(offer: EnergyOffer, context: SpendContext): IndexLine {
  return {
    atZero: prepareOffer(offer, withIndex(context, 0)),
    atOne: prepareOffer(offer, withIndex(context, 1)),
  };
}

/** The same context with one value for each index, band and month that has a value. */
export function withIndex(context: SpendContext, value: number): SpendContext {
  const months = toFlatMonths(value);
  const ttf = context.index.ttf === null ? null : months;
  return {
    ...context,
    index: { pun: toSinglePun(value), psv: months, ttf, punNote: "", psvNote: "" },
  };
}

/** Interpolates linearly between two compilations; a `weight` above 1 extrapolates. */
export function spendBetween(
  low: PreparedOffer,
  high: PreparedOffer,
  weight: number,
  profile: SpendProfile,
): SpendOutcome {
  const atLow = annualSpend(low, profile);
  const atHigh = annualSpend(high, profile);
  if (atLow.status === "excluded" || atHigh.status === "excluded") {
    return atHigh.status === "excluded" ? atHigh : atLow;
  }
  return {
    status: "computed",
    parts: mixParts(atLow.parts, atHigh.parts, weight),
    estimate: atHigh.estimate,
  };
}

function mixParts(low: FullSpendParts, high: FullSpendParts, weight: number): FullSpendParts {
  const mix = (from: number, to: number) => from + weight * (to - from);
  return {
    sale: mix(low.sale, high.sale),
    discounts: mix(low.discounts, high.discounts),
    network: low.network,
    charges: low.charges,
    taxes: low.taxes,
    vat: mix(low.vat, high.vat),
    vat10: mix(low.vat10, high.vat10),
    vat22: mix(low.vat22, high.vat22),
    preTax: mix(low.preTax, high.preTax),
    total: mix(low.total, high.total),
  };
}

type BreakEvenIndex =
  /** The variable offer is cheaper while the index stays below this value, €/kWh or €/Smc. */
  | { status: "below"; index: number }
  /** The variable offer is dearer (`never`) or cheaper (`always`) at any index from 0 on. */
  | { status: "never" }
  | { status: "always" };

/** Higher than the wholesale prices of August 2022, €/kWh and €/Smc. */
const HIGHEST_INDEX = 5;

/**
 * The index value at which a variable offer costs as much as `totalEur`, the cheapest fixed offer,
 * for a profile. Null if the offer cannot be computed or has no index.
 */
export function findBreakEvenIndex(
  { atZero, atOne }: IndexLine,
  profile: SpendProfile,
  totalEur: number,
): BreakEvenIndex | null {
  const low = annualSpend(atZero, profile);
  const high = annualSpend(atOne, profile);
  if (low.status === "excluded" || high.status === "excluded") {
    return null;
  }
  const slope = high.parts.total - low.parts.total;
  if (slope <= 0) {
    return null;
  }
  const index = (totalEur - low.parts.total) / slope;
  if (index < 0) {
    return { status: "never" };
  }
  return index > HIGHEST_INDEX ? { status: "always" } : { status: "below", index };
}
