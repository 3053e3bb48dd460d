import { annualSpend } from "./annual-spend.ts";
import type { IndexLine } from "./index-line.ts";
import type { SpendProfile } from "./spend-profile.ts";

export type BreakEvenIndex =
  /** The variable offer is cheaper while the index stays below this value, €/kWh or €/Smc. */
  | { status: "below"; index: number }
  /** It is dearer (`never`) or cheaper (`always`) at any index that is not negative. */
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
