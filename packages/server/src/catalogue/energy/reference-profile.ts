import { REFERENCE_SUPPLY } from "@volpe/contract";
import type { EnergyOffer } from "../../spend/energy-offer.ts";
import { toGasPlace } from "../../spend/gas-place.ts";
import type { SpendContext } from "../../spend/spend-context.ts";
import {
  createElectricityProfile,
  createGasProfile,
  type SpendProfile,
} from "../../spend/spend-profile.ts";

/**
 * Returns the Portal's typical customer of an offer (2,700 kWh at 3 kW; 1,400 Smc in Milano).
 * Profiles are cached by kind of offer.
 */
export function createReferenceProfiles(
  context: SpendContext,
): (offer: EnergyOffer) => SpendProfile {
  const profiles = new Map<string, SpendProfile>();
  return (offer) => {
    const key = `${offer.commodity}/${offer.customer}/${offer.residence}`;
    const profile = profiles.get(key) ?? toReferenceProfile(offer, context);
    profiles.set(key, profile);
    return profile;
  };
}

function toReferenceProfile(offer: EnergyOffer, context: SpendContext): SpendProfile {
  if (offer.commodity === "gas") {
    return createGasProfile(
      {
        use: offer.customer,
        annualSmc: REFERENCE_SUPPLY.annualSmc,
        place: toGasPlace("MI"),
        meterGroup: 1,
        defaultConsumption: false,
      },
      context,
    );
  }
  return createElectricityProfile(
    {
      use: offer.customer === "domestic" ? "domestic" : "other-uses",
      resident: offer.residence !== "non-resident",
      capacityKw: REFERENCE_SUPPLY.capacityKw,
      annualKwh: REFERENCE_SUPPLY.annualKwh,
      bands: null,
      defaultConsumption: false,
    },
    context,
  );
}
