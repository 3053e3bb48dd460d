import { type ContractOffer, isEnergyTipology, type Regime } from "@volpe/contract";
import { type ContractSwitches, GAS_BUSINESS_MAX_SMC } from "../rules/contract-switches.ts";
import {
  FOR_BUSINESS,
  FOR_HOMES,
  GAS_FOR_HOMES,
  TOO_MUCH_GAS,
  TOO_MUCH_POWER,
} from "../words/contract-texts.ts";

/** Smc of gas a year and committed power in kW of a supply; 0 for what it does not have. */
export type Used = { usedSmc: number; usedKw: number };

/**
 * Says why an offer is not for a regime; null if it is. A consumer may have a supply for other
 * uses, for example a garage.
 */
export function findMismatch(
  { destination, tipology }: ContractOffer,
  { regime, usedKw, usedSmc }: { regime: Regime } & Used,
  { lowVoltageMaxKw, otherUsesForConsumers }: ContractSwitches,
): string | null {
  if (regime === "business") {
    if (destination === "privati") {
      return tipology === "gas" ? GAS_FOR_HOMES : FOR_HOMES;
    }
    if (usedKw > lowVoltageMaxKw) {
      return TOO_MUCH_POWER;
    }
    return usedSmc > GAS_BUSINESS_MAX_SMC ? TOO_MUCH_GAS : null;
  }
  const isEnergy = isEnergyTipology(tipology);
  const isOpen = isEnergy && otherUsesForConsumers;
  return destination === "aziende" && !isOpen ? FOR_BUSINESS : null;
}

/** Finds the regime that the offer is not for, with the reason; null if it is for both. */
export function findException(offer: ContractOffer, used: Used, switches: ContractSwitches) {
  for (const regime of ["consumer", "business"] as const) {
    const text = findMismatch(offer, { regime, ...used }, switches);
    if (text !== null) {
      return { regime, text };
    }
  }
  return null;
}
