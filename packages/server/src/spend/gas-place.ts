import { PROVINCES } from "@volpe/contract";
import { NotComputable } from "./not-computable.ts";
import { toClimateZone } from "./regulated/climate-zones.ts";
import {
  type Ambit,
  GAS_BY_REGION,
  GAS_EXCISE,
  type RegionalGasTariff,
  SARDINIA,
  SOUTHERN_LAZIO,
  SOUTHERN_LAZIO_PROVINCES,
} from "./regulated/gas-tax-table.ts";
import type { ClimateZone } from "./withdrawal-profile.ts";

/** Where gas is delivered: what its network, taxes and seasons depend on. */
export type GasPlace = {
  ambit: Ambit;
  /** €/Smc in the four tiers of the taxes. */
  excise: readonly number[];
  surcharge: readonly number[];
  climateZone: ClimateZone;
  /** What the place rests on, in Italian; empty = known. */
  estimate: readonly string[];
};

const DEFAULT_PROVINCE = "MI";

/** `sign` as `MI`; null takes Milano and says so. Throws NotComputable for an unknown sign. */
export function toGasPlace(sign: string | null): GasPlace {
  if (sign === null) {
    return {
      ...toGasPlace(DEFAULT_PROVINCE),
      estimate: ["Provincia non indicata: rete e imposte del gas come a Milano"],
    };
  }
  const region = PROVINCES.find((province) => province.sign === sign)?.region;
  if (region === undefined) {
    throw new NotComputable(`La provincia «${sign}» non è tra quelle italiane`);
  }
  return toPlace(getTariff(region, sign), toClimateZone(sign), toEstimate(region));
}

/** Where only the region is known, as `Lazio`: its climate zone is taken as E. */
export function toGasPlaceOfRegion(region: string): GasPlace {
  const estimate = [...toEstimate(region)];
  if (region === "Lazio") {
    estimate.push("Lazio: imposte del gas come a Roma, diverse a Latina e Frosinone");
  }
  return toPlace(getTariff(region, null), "E", estimate);
}

function getTariff(region: string, sign: string | null): RegionalGasTariff {
  if (sign !== null && SOUTHERN_LAZIO_PROVINCES.includes(sign)) {
    return SOUTHERN_LAZIO;
  }
  const tariff = region === "Sardegna" ? SARDINIA : GAS_BY_REGION[region];
  if (tariff === undefined) {
    throw new NotComputable(`Non abbiamo le imposte regionali sul gas di «${region}»`);
  }
  return tariff;
}

function toEstimate(region: string): readonly string[] {
  return region === "Sardegna"
    ? ["Sardegna: rete e imposte del gas come in Sicilia, perché non ha un ambito tariffario suo"]
    : [];
}

function toPlace(
  { ambit, exciseZone, surcharge }: RegionalGasTariff,
  climateZone: ClimateZone,
  estimate: readonly string[],
): GasPlace {
  return { ambit, excise: GAS_EXCISE[exciseZone], surcharge, climateZone, estimate };
}
