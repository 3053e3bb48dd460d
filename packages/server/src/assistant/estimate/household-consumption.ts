import type { Appliance, GasUse } from "../understanding/household.ts";
import type { toClimateZone } from "./climate.ts";

/*
 * Rules of thumb of our own, with no measure behind them beyond the Portal's default profile
 * (2.700 kWh, which three people reach here): whatever they give is labelled *stima*.
 */
const BASE_KWH = [0, 1500, 2200, 2700, 3200, 3600];
const KWH_PER_FURTHER_PERSON = 350;
const SECOND_HOME_SHARE = 0.4;
const APPLIANCE_KWH: Record<Appliance, (persons: number) => number> = {
  "heat-pump": () => 2500,
  induction: (persons) => 150 + 80 * persons,
  "air-conditioning": () => 350,
  "water-heater": (persons) => 350 + 350 * persons,
  "electric-car": () => 2000,
};

const SMC_PER_SQUARE_METRE = { C: 5, D: 7.5, E: 10.5 } as const;
const HOT_WATER_SMC_PER_PERSON = 70;

/** A household's electricity in kWh a year, to the ten. */
export function estimateElectricity({
  persons,
  appliances,
  resident,
}: {
  persons: number;
  appliances: readonly Appliance[];
  resident: boolean;
}): number {
  const last = BASE_KWH.length - 1;
  const base =
    (BASE_KWH[Math.min(persons, last)] ?? 0) + Math.max(0, persons - last) * KWH_PER_FURTHER_PERSON;
  const added = appliances.reduce((sum, name) => sum + APPLIANCE_KWH[name](persons), 0);
  return toTens((base + added) * (resident ? 1 : SECOND_HOME_SHARE));
}

/** A household's gas in Smc a year, to the ten. */
export function estimateGas({
  persons,
  uses,
  areaM2,
  zone,
}: {
  persons: number;
  uses: readonly GasUse[];
  areaM2: number;
  zone: ReturnType<typeof toClimateZone>;
}): number {
  const heating = uses.includes("heating") ? areaM2 * SMC_PER_SQUARE_METRE[zone] : 0;
  const water = uses.includes("hot-water") ? persons * HOT_WATER_SMC_PER_PERSON : 0;
  const cooking = uses.includes("cooking") ? 25 + 20 * persons : 0;
  return toTens(heating + water + cooking);
}

function toTens(value: number): number {
  return Math.max(10, Math.round(value / 10) * 10);
}
