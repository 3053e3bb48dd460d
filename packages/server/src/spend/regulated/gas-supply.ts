import type { GasPlace } from "../gas-place.ts";

/** The supply point as the regulated tariffs see it. */
export type GasSupply = {
  use: "domestic" | "condominium";
  annualSmc: number;
  place: GasPlace;
  meterGroup: MeterGroup;
};

/** Meter classes: 1 up to G6, 2 from G10 to G40, 3 above (Regole 4.1.4). */
export type MeterGroup = 1 | 2 | 3;

/** Upper ends of the tiers of network and charges, Smc a year. */
export const GAS_TIER_ENDS_SMC = [120, 480, 1560, 5000, 80_000, 200_000];

/** First Smc of the year with reduced VAT on per-Smc amounts (parameters iva_f1, iva_f2). */
export const REDUCED_VAT_SMC = 480;
