import type { EnergyOffer } from "../energy-offer.ts";
import type { SpendContext } from "../spend-context.ts";
import type { MonthShares } from "../withdrawal-profile.ts";
import { toBandTypology } from "./bands.ts";
import { type EnergyIndex, findEnergyIndex } from "./energy-index.ts";
import { createOfferYear, type OfferYear } from "./offer-year.ts";

/** The settings for compiling the parts of one offer. */
export type OfferRules = {
  offer: EnergyOffer;
  context: SpendContext;
  /** The TIPOLOGIA_FASCE that applies; gas and PLACET have one price for all hours. */
  typology: string;
  index: EnergyIndex | null;
  year: OfferYear;
  /** Reasons for an estimate, collected while compiling. */
  estimate: Set<string>;
};

/** Throws NotComputable for bands or an index that cannot be priced. */
export function createOfferRules(
  offer: EnergyOffer,
  context: SpendContext,
  shares: MonthShares,
): OfferRules {
  const bands = offer.components.flatMap(({ intervals }) => intervals.map(({ band }) => band));
  const isSingleRate = offer.commodity === "gas" || offer.source === "placet";
  const typology = isSingleRate ? "01" : toBandTypology(offer.bands, bands);
  const index = findEnergyIndex(offer, typology, context);
  return {
    offer,
    context,
    typology,
    index,
    year: createOfferYear(context.consultation, shares, index?.toPrice ?? null),
    estimate: new Set(index?.estimate),
  };
}
