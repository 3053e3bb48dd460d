import type { GasPlace } from "../gas-place.ts";
import { tieredAmount } from "./tiers.ts";

/** Where the tiers of excise and surcharge end, Smc a year (Regole 4.1.6). */
const TAX_TIER_ENDS_SMC = [120, 480, 1560, Number.POSITIVE_INFINITY];

/** Excise and regional surcharge, € a year. */
export function gasTaxes(place: GasPlace, annualSmc: number): number {
  return (
    tieredAmount({ upTo: TAX_TIER_ENDS_SMC, prices: place.excise }, annualSmc) +
    tieredAmount({ upTo: TAX_TIER_ENDS_SMC, prices: place.surcharge }, annualSmc)
  );
}
