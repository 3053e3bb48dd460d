import { REFERENCE_SUPPLY, type SupplyProfile } from "@volpe/contract";
import { type GasPlace, toGasPlace } from "./gas-place.ts";
import type { MeterGroup } from "./regulated/gas-supply.ts";
import {
  type ElectricitySupply,
  electricityRegulatedSpend,
  gasRegulatedSpend,
  type RegulatedSpend,
} from "./regulated/regulated-spend.ts";
import type { SpendContext } from "./spend-context.ts";
import { NotComputable } from "./tariff/not-computable.ts";
import type { ParameterSet } from "./tariff/parameter-set.ts";
import { formatQuarter, formatUnits } from "./tariff/reason-words.ts";
import { toDefaultVolume, toGasVolume, type Volume } from "./tariff/volume.ts";
import type { ClimateZone } from "./withdrawal-profile.ts";

/** A supply with all values that are equal for all offers, computed once for thousands of them. */
export type SpendProfile = {
  commodity: "electricity" | "gas";
  use: "domestic" | "other-uses" | "condominium";
  volume: Volume;
  /** 0 for gas. */
  capacityKw: number;
  /** Null for electricity. */
  climateZone: ClimateZone | null;
  regulated: { status: "computed"; spend: RegulatedSpend } | { status: "excluded"; reason: string };
  /** Assumptions behind every figure for this profile, in Italian. */
  estimate: readonly string[];
  /** Assumptions that affect only offers with prices by band. */
  bandsEstimate: readonly string[];
};

export type ElectricityRequest = ElectricitySupply & {
  /** kWh by band; null means the typical split. */
  bands: { f1: number; f2: number; f3: number } | null;
  defaultConsumption: boolean;
  /** Why the supply is a *stima*, in Italian; absent = it is the visitor's own. */
  supplyEstimate?: string | undefined;
};

export type GasRequest = {
  use: "domestic" | "other-uses" | "condominium";
  annualSmc: number;
  place: GasPlace;
  /** Meter class; null means up to G6, for a condominium G10–G40. */
  meterGroup: MeterGroup | null;
  defaultConsumption: boolean;
  supplyEstimate?: string | undefined;
};

/** The profile of a page or a quote. */
export function toSpendProfile(profile: SupplyProfile, context: SpendContext): SpendProfile {
  const { annualConsumption, defaultConsumption, supplyEstimate, resident } = profile;
  const use = profile.destination === "aziende" ? "other-uses" : "domestic";
  if (profile.tipology === "gas") {
    const place = toGasPlace(profile.province);
    const request = { use, annualSmc: annualConsumption, place, meterGroup: null } as const;
    return createGasProfile({ ...request, defaultConsumption, supplyEstimate }, context);
  }
  const capacityKw = profile.capacityKw ?? REFERENCE_SUPPLY.capacityKw;
  const bands = toBandKwh(profile);
  const request = { use, resident, capacityKw, annualKwh: annualConsumption, bands } as const;
  return createElectricityProfile({ ...request, defaultConsumption, supplyEstimate }, context);
}

/** kWh of each band; the last one absorbs the rounding. Null if no parts were given. */
function toBandKwh({ bands, annualConsumption }: SupplyProfile): ElectricityRequest["bands"] {
  const [part1, part2, part3] = bands ?? [];
  if (part1 === undefined || part2 === undefined || part3 === undefined) {
    return null;
  }
  const sum = part1 + part2 + part3;
  const f1 = (part1 / sum) * annualConsumption;
  const f2 = (part2 / sum) * annualConsumption;
  return { f1, f2, f3: Math.max(0, annualConsumption - f1 - f2) };
}

export function createElectricityProfile(
  request: ElectricityRequest,
  context: SpendContext,
): SpendProfile {
  const { use, capacityKw, annualKwh, bands } = request;
  const volume =
    bands === null
      ? toDefaultVolume(use, annualKwh)
      : { ...bands, total: toTotal(bands, annualKwh) };
  const supply = { ...request, annualKwh: volume.total };
  return {
    commodity: "electricity",
    use,
    volume,
    capacityKw,
    climateZone: null,
    regulated: attempt(() => electricityRegulatedSpend(context.electricity, supply)),
    estimate: [
      ...toConsumptionEstimate(request, formatUnits(annualKwh, "kWh")),
      ...toParametersEstimate(context.electricity, context),
    ],
    bandsEstimate: bands === null ? [BANDS_ESTIMATE[use]] : [],
  };
}

/** The sum of the bands, or the given consumption if the two differ only by rounding. */
function toTotal({ f1, f2, f3 }: { f1: number; f2: number; f3: number }, saidKwh: number): number {
  const sum = f1 + f2 + f3;
  return Math.abs(sum - saidKwh) < 1e-6 ? saidKwh : sum;
}

export function createGasProfile(request: GasRequest, context: SpendContext): SpendProfile {
  const { use, annualSmc, place } = request;
  const meterGroup = request.meterGroup ?? (use === "condominium" ? 2 : 1);
  return {
    commodity: "gas",
    use,
    volume: toGasVolume(annualSmc),
    capacityKw: 0,
    climateZone: place.climateZone,
    regulated: attempt(() => {
      if (use === "other-uses") {
        throw new NotComputable("L’accisa del gas per altri usi non è negli Open Data");
      }
      return gasRegulatedSpend(context.gas, { use, annualSmc, place, meterGroup });
    }),
    estimate: [
      ...toConsumptionEstimate(request, formatUnits(annualSmc, "Smc")),
      ...place.estimate,
      ...toParametersEstimate(context.gas, context),
      ...(use === "condominium" && request.meterGroup === null
        ? ["Contatore del condominio: classe G10–G40"]
        : []),
    ],
    bandsEstimate: [],
  };
}

/** The assumption of the usual bands, wherever it is named. */
export const BANDS_ESTIMATE = {
  domestic: "Consumi divisi nelle fasce come di solito in casa: 33% F1, 31% F2, 36% F3",
  "other-uses":
    "Consumi divisi nelle fasce come di solito per gli altri usi: 44% F1, 24% F2, 32% F3",
};

function toConsumptionEstimate(
  { defaultConsumption, supplyEstimate }: ElectricityRequest | GasRequest,
  consumption: string,
): readonly string[] {
  return [
    ...(defaultConsumption ? [`Consumo tipico di ${consumption} l’anno, non il tuo`] : []),
    ...(supplyEstimate === undefined ? [] : [supplyEstimate]),
  ];
}

function toParametersEstimate(
  parameters: ParameterSet | null,
  { consultation }: SpendContext,
): readonly string[] {
  return parameters === null || parameters.quarter === consultation.quarter
    ? []
    : [`Rete, oneri e imposte con i parametri del ${formatQuarter(parameters.quarter)}`];
}

/** Excludes the whole profile if its regulated spend cannot be computed. */
function attempt(compute: () => RegulatedSpend): SpendProfile["regulated"] {
  try {
    return { status: "computed", spend: compute() };
  } catch (error) {
    if (error instanceof NotComputable) {
      return { status: "excluded", reason: error.message };
    }
    throw error;
  }
}
