import { toTypicalKwh, toTypicalSmc } from "@volpe/contract";
import type { ClimateZone } from "../../spend/withdrawal-profile.ts";
import type { Appliance, GasUse } from "../understanding/household.ts";

// These are our own rules of thumb without measurements, so every result is labelled *stima*.
const APPLIANCE_KWH: Record<Appliance, (persons: number) => number> = {
  "heat-pump": () => 2500,
  induction: (persons) => 150 + 80 * persons,
  "air-conditioning": () => 350,
  "water-heater": (persons) => 350 + 350 * persons,
  "electric-car": () => 2000,
};

const HEATING_SMC_PER_SQUARE_METRE: Readonly<Record<ClimateZone, number>> = {
  B: 3.5,
  C: 5,
  D: 7.5,
  E: 10.5,
  F: 13,
};

/** A household's electricity in kWh a year, rounded to tens. */
export function estimateElectricity({
  persons,
  appliances,
  resident,
}: {
  persons: number;
  appliances: readonly Appliance[];
  resident: boolean;
}): number {
  const added = appliances.reduce((sum, name) => sum + APPLIANCE_KWH[name](persons), 0);
  return toTypicalKwh(persons, { resident, appliancesKwh: added });
}

/** A household's gas in Smc a year, rounded to tens. */
export function estimateGas({
  persons,
  uses,
  areaM2,
  zone,
}: {
  persons: number;
  uses: readonly GasUse[];
  areaM2: number;
  zone: ClimateZone;
}): number {
  return toTypicalSmc(persons, {
    heatingSmc: uses.includes("heating") ? areaM2 * HEATING_SMC_PER_SQUARE_METRE[zone] : 0,
    hotWater: uses.includes("hot-water"),
    cooking: uses.includes("cooking"),
  });
}
