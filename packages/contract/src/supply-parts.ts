import { formatQuantity, toEnergyUnit } from "./italian-figures.ts";
import type { SupplyProfile } from "./offers.ts";

/** What a sentence may say of a supply; null for what does not exist or was not chosen. */
export type SupplyParts = {
  /** A year's, as `2.700 kWh`. */
  consumption: string;
  /** As `4,5 kW`. */
  power: string | null;
  /** Only the taxes of a home's electricity depend on the residence. */
  use: "azienda" | "residente" | "non residente" | null;
  /** As `Torino (TO)`. */
  place: string | null;
};

/**
 * Names the parts of a supply. Each caller chooses which to say and joins them.
 *
 * @example
 * const home = { tipology: "gas", destination: "privati", annualConsumption: 1000 } as const;
 * toSupplyParts({ ...home, capacityKw: null, resident: true }).consumption // "1.000\u00a0Smc"
 */
export function toSupplyParts({
  tipology,
  destination,
  annualConsumption,
  capacityKw,
  resident,
  placeName,
}: Pick<
  SupplyProfile,
  "tipology" | "destination" | "annualConsumption" | "capacityKw" | "resident" | "placeName"
>): SupplyParts {
  const residence = resident ? "residente" : "non residente";
  return {
    consumption: formatQuantity(annualConsumption, toEnergyUnit(tipology)),
    power: capacityKw === null ? null : formatQuantity(capacityKw, "kW"),
    use: destination === "aziende" ? "azienda" : tipology === "luce" ? residence : null,
    place: placeName ?? null,
  };
}
