import {
  type EnergyTipology,
  type OfferQuery,
  REFERENCE_SUPPLY,
  type SupplyProfile,
} from "@volpe/contract";
import { findPlaceChoice } from "../../places/place-choice.ts";

/** The Portal's defaults for a household; for businesses those of a small shop. */
const DEFAULTS = {
  privati: {
    luce: REFERENCE_SUPPLY.annualKwh,
    gas: REFERENCE_SUPPLY.annualSmc,
    capacityKw: REFERENCE_SUPPLY.capacityKw,
  },
  aziende: { luce: 10_000, gas: 5000, capacityKw: 6 },
} as const;

/** A query with its defaults filled in. */
export function toSupplyProfile(tipology: EnergyTipology, query: OfferQuery): SupplyProfile {
  const destination = query.destinazione ?? "privati";
  const defaults = DEFAULTS[destination];
  return {
    tipology,
    destination,
    annualConsumption: query.consumo ?? defaults[tipology],
    capacityKw: tipology === "gas" ? null : (query.potenza ?? defaults.capacityKw),
    resident: query.residente !== "no",
    province: query.provincia ?? null,
    ...toPlaceFields(query),
    ...(query.fasce === undefined || tipology === "gas" ? {} : { bands: toShares(query.fasce) }),
    defaultConsumption: query.consumo === undefined,
  };
}

/** A comune counts only within its own province. */
function toPlaceFields({ provincia, comune }: OfferQuery): Partial<SupplyProfile> {
  const place = provincia === undefined ? null : findPlaceChoice(provincia, comune);
  return place === null
    ? {}
    : { placeName: place.label, ...(place.comune === undefined ? {} : { comune: place.comune }) };
}

/** Splits shares that were already checked, as `33-31-36`. */
function toShares(fasce: string): number[] {
  return fasce.split("-").map(Number);
}
