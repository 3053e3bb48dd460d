import type { EnergyOffer } from "../offers/energy-offer.ts";
import { annualSpend, prepareOffer } from "./annual-spend.ts";
import { toFlatMonths, toSinglePun } from "./index-price.ts";
import type { SpendContext } from "./spend-context.ts";
import type { SpendProfile } from "./spend-profile.ts";

export type BreakEven =
  /** The variable offer is the cheaper one while the index stays below, €/kWh or €/Smc. */
  | { status: "below"; index: number }
  /** Dearer, or cheaper, at any index that is not negative. */
  | { status: "never" }
  | { status: "always" };

/**
 * The value of the index at which a variable offer costs as much as `totalEur` (the cheapest fixed
 * one), for a profile; null where the offer cannot be computed or follows no index. A spend is
 * linear in the index, so that two of them tell.
 */
export function findBreakEvenIndex(
  offer: EnergyOffer,
  profile: SpendProfile,
  context: SpendContext,
  totalEur: number,
): BreakEven | null {
  const atZero = findTotalAt(0, offer, profile, context);
  const atOne = findTotalAt(1, offer, profile, context);
  if (atZero === null || atOne === null || atOne === atZero) {
    return null;
  }
  const index = (totalEur - atZero) / (atOne - atZero);
  if (index < 0) {
    return { status: "never" };
  }
  return index > HIGHEST_INDEX ? { status: "always" } : { status: "below", index };
}

/** Above what the wholesale prices of August 2022 were, €/kWh and €/Smc. */
const HIGHEST_INDEX = 5;

function findTotalAt(
  value: number,
  offer: EnergyOffer,
  profile: SpendProfile,
  context: SpendContext,
): number | null {
  const outcome = annualSpend(prepareOffer(offer, withIndex(context, value)), profile);
  return outcome.status === "computed" ? outcome.parts.total : null;
}

/** The same context with one value for every index, band and month: a scenario. */
export function withIndex(context: SpendContext, value: number): SpendContext {
  const months = toFlatMonths(value);
  return {
    ...context,
    index: { ...context.index, pun: toSinglePun(value), psv: months, ttf: months },
  };
}
