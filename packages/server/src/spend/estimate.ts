import type { OfferTerms } from "./prepared-offer.ts";
import type { SpendProfile } from "./spend-profile.ts";

const BELOW_INCLUDED = "Consumi meno di quanto il canone comprende: contato il canone intero";

/** Why a figure is a *stima*, the offer's own reasons first. */
export function estimateOf(terms: OfferTerms, profile: SpendProfile): readonly string[] {
  const isBelow = profile.volume.total < terms.includedConsumption;
  const bands = terms.usesBands ? profile.bandsEstimate : NONE;
  if (profile.estimate.length + bands.length === 0 && !isBelow) {
    return terms.estimate;
  }
  return [...terms.estimate, ...bands, ...profile.estimate, ...(isBelow ? [BELOW_INCLUDED] : NONE)];
}

const NONE: readonly string[] = [];
