import { annualSpend } from "./annual-spend.ts";
import type { EnergyOffer } from "./energy-offer.ts";
import type { GasPlace } from "./gas-place.ts";
import { prepareOffer } from "./prepare-offer.ts";
import { GAS_EXCISE } from "./regulated/gas-tax-table.ts";
import type { SpendContext } from "./spend-context.ts";
import {
  createElectricityProfile,
  createGasProfile,
  type ElectricityRequest,
  type GasRequest,
  type SpendProfile,
} from "./spend-profile.ts";
import type { PunPrices } from "./tariff/index-price.ts";
import { createParameterSet } from "./tariff/parameter-set.ts";
import { createTestContext } from "./test-context.ts";

// Totals that the format of worked totals has no names for, € a year. They were computed
// independently from the official formulas and the genuine parameters of the fourth quarter of
// 2026.

export const PLACET_WITHOUT_PRICES = {
  fixFixed: null,
  fixVariable: null,
  f1: null,
  f2: null,
  f3: null,
  bf1: null,
  bf23: null,
  mono: null,
  volume: null,
  alpha: null,
};

type Figures = Readonly<Record<string, number>>;

export type ElectricityCase = {
  name: string;
  offer: EnergyOffer;
  profile: Partial<ElectricityRequest>;
  context: { pun?: PunPrices; ppe?: number; values?: Figures };
  /** Sale, discounts, network, charges, taxes, VAT, before taxes, total. */
  expected: readonly number[];
};

export function computeElectricity({
  offer,
  profile,
  context: { pun, ppe, values },
}: ElectricityCase): number[] {
  const base = createTestContext({ now: new Date("2026-10-04T12:00:00Z") });
  const context = {
    ...base,
    electricity: withValues(base.electricity, values),
    index: { ...base.index, pun: pun ?? null },
    ppe: ppe === undefined ? [] : [{ quarter: "2026-Q4", value: ppe }],
  };
  const request = { use: "domestic", resident: true, capacityKw: 3, annualKwh: 2700 } as const;
  const supply = { ...request, bands: null, defaultConsumption: false, ...profile };
  return computeParts(offer, context, createElectricityProfile(supply, context));
}

export type GasCase = {
  name: string;
  offer: EnergyOffer;
  profile: Partial<Omit<GasRequest, "place">> & Partial<GasPlace>;
  /** `psv`: €/Smc, one a quarter from October. */
  context: { psv?: readonly number[]; values?: Figures };
  /** As for electricity, with VAT at 10% and at 22% before the whole VAT. */
  expected: readonly number[];
};

export function computeGas({ offer, profile, context: { psv, values } }: GasCase): number[] {
  const base = createTestContext({ now: new Date("2026-10-06T12:00:00Z") });
  const context = {
    ...base,
    gas: withValues(base.gas, values),
    index: { ...base.index, psv: psv === undefined ? null : toMonths(psv) },
  };
  const { ambit = 2, climateZone = "E", ...changes } = profile;
  const place = {
    ambit,
    climateZone,
    excise: GAS_EXCISE.nord,
    surcharge: [0, 0, 0, 0],
    estimate: [],
  };
  const request = {
    use: "domestic",
    annualSmc: 1400,
    meterGroup: null,
    defaultConsumption: false,
  } as const;
  return computeParts(offer, context, createGasProfile({ ...request, ...changes, place }, context));
}

function withValues(parameters: SpendContext["gas"], values: Figures = {}) {
  const known = parameters?.values ?? [];
  return createParameterSet(parameters?.publishedOn ?? "", [...known, ...Object.entries(values)]);
}

function computeParts(offer: EnergyOffer, context: SpendContext, profile: SpendProfile): number[] {
  const outcome = annualSpend(prepareOffer(offer, context), profile);
  if (outcome.status === "excluded") {
    throw new Error(outcome.reason);
  }
  const { sale, discounts, network, charges, taxes, vat, vat10, vat22, preTax, total } =
    outcome.parts;
  const rates = offer.commodity === "gas" ? [vat10, vat22] : [];
  return [sale, discounts, network, charges, taxes, ...rates, vat, preTax, total];
}

/** Turns quarters, October first, into months, January first. */
function toMonths([q4 = 0, q1 = 0, q2 = 0, q3 = 0]: readonly number[]): number[] {
  return [q1, q2, q3, q4].flatMap((value) => [value, value, value]);
}
