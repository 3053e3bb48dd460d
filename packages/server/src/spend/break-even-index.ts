import { annualSpend } from "./annual-spend.ts";
import type { IndexLine } from "./index-line.ts";
import type { SpendProfile } from "./spend-profile.ts";

export type BreakEvenIndex =
  /** The variable offer is the cheaper one while the index stays below, €/kWh or €/Smc. */
  | { status: "below"; index: number }
  /** Dearer, or cheaper, at any index that is not negative. */
  | { status: "never" }
  | { status: "always" };

/** Above what the wholesale prices of August 2022 were, €/kWh and €/Smc. */
const HIGHEST_INDEX = 5;

/**
 * The value of the index at which a variable offer costs as much as `totalEur` (the cheapest fixed
 * one), for a profile; null where the offer cannot be computed or follows no index.
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
