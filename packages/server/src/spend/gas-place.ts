import { PROVINCES } from "@volpe/contract";
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
import { NotComputable } from "./tariff/not-computable.ts";
import type { ClimateZone } from "./withdrawal-profile.ts";

/** The place of a gas supply, which determines network, taxes and seasons. */
export type GasPlace = {
  ambit: Ambit;
  /** €/Smc in the four tiers of the taxes. */
  excise: readonly number[];
  surcharge: readonly number[];
  climateZone: ClimateZone;
  /** Assumptions about the place, in Italian; empty = known. */
  estimate: readonly string[];
};

const DEFAULT_PROVINCE = "MI";
const SARDINIA_ESTIMATE =
  "Sardegna: rete e imposte del gas come in Sicilia, perché non ha un ambito tariffario suo";

/**
 * `sign` as `MI`; null means Milano, with an assumption. Throws NotComputable for an unknown sign.
 */
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
  const { ambit, exciseZone, surcharge } = getTariff(region, sign);
  return {
    ambit,
    excise: GAS_EXCISE[exciseZone],
    surcharge,
    climateZone: toClimateZone(sign),
    estimate: region === "Sardegna" ? [SARDINIA_ESTIMATE] : [],
  };
}

/**
 * Names the climate zone of `toGasPlace` and says whose it is, unless `city` is the capital itself:
 * every comune has the zone of its province's capital, which may be a warmer one.
 *
 * @example
 * describeClimateZone({ province: "TO", city: "Sestriere" });
 * // "zona climatica E, quella del capoluogo"
 */
export function describeClimateZone({
  province,
  city,
}: {
  /** As `MI`; null = not known. */
  province: string | null;
  /** "" = not known. */
  city: string;
}): string {
  const zone = `zona climatica ${toClimateZone(province ?? DEFAULT_PROVINCE)}`;
  if (province === null) {
    return `${zone}, quella di Milano`;
  }
  const capital = PROVINCES.find(({ sign }) => sign === province)?.name ?? "";
  return toLetters(capital) === toLetters(city) ? zone : `${zone}, quella del capoluogo`;
}

/** Apostrophes and capitals differ from source to source. */
function toLetters(name: string): string {
  return name.toLowerCase().replace(/\P{L}/gu, "");
}

function getTariff(region: string, sign: string): RegionalGasTariff {
  if (SOUTHERN_LAZIO_PROVINCES.includes(sign)) {
    return SOUTHERN_LAZIO;
  }
  const tariff = region === "Sardegna" ? SARDINIA : GAS_BY_REGION[region];
  if (tariff === undefined) {
    throw new NotComputable(`Non abbiamo le imposte regionali sul gas di «${region}»`);
  }
  return tariff;
}
