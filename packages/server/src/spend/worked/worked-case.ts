import type { Static } from "typebox";
import { annualSpend } from "../annual-spend.ts";
import { readNamedParameterSet } from "../parameter-sets/named-parameter-set.ts";
import { prepareOffer } from "../prepare-offer.ts";
import { GAS_EXCISE } from "../regulated/gas-tax-table.ts";
import { createSpendContext, toConsultation } from "../spend-context.ts";
import type { FullSpendParts, SpendOutcome } from "../spend-outcome.ts";
import { createElectricityProfile, createGasProfile } from "../spend-profile.ts";
import { toSinglePun } from "../tariff/index-price.ts";
import { parseWorked, WorkedFault } from "./parse-worked.ts";
import {
  Commodity,
  ElectricityParameters,
  ElectricityProfile,
  GasParameters,
  GasProfile,
  WorkedCase,
  WorkedFile,
} from "./worked-case-schema.ts";
import { toWorkedOffer } from "./worked-offer.ts";

/**
 * The output of `annual-spend` for one case, € a year; `saleNet` is the sale less its discounts.
 */
type WorkedResult = { id: string; parts: WorkedParts } | { id: string; excluded: string };

/** Only gas has the two rates of VAT. */
type WorkedParts = Omit<FullSpendParts, "vat10" | "vat22"> &
  Partial<FullSpendParts> & { saleNet: number };

/**
 * Computes every case of a file of worked totals that has an offer and a profile. A case that the
 * rules do not price is `excluded` with its reason. A case that is not in the format is excluded
 * too, and `faults` names it. Throws WorkedFault if the file itself is not in the format.
 *
 * @example
 * const { results, faults } = computeWorkedFile(JSON.parse(text));
 */
export function computeWorkedFile(file: unknown): { results: WorkedResult[]; faults: string[] } {
  const results: WorkedResult[] = [];
  const faults: string[] = [];
  for (const [index, row] of parseWorked(WorkedFile, file).goldens.entries()) {
    const id = findId(row) ?? `n. ${index + 1}`;
    try {
      const result = computeCase(row, id);
      results.push(...(result === null ? [] : [result]));
    } catch (error) {
      if (!(error instanceof WorkedFault)) {
        throw error;
      }
      results.push({ id, excluded: error.message });
      faults.push(`caso «${id}»: ${error.message}`);
    }
  }
  return { results, faults };
}

function findId(row: unknown): string | null {
  const id = typeof row === "object" && row !== null && "id" in row ? row.id : null;
  return typeof id === "string" && id !== "" ? id : null;
}

/** Null for a case without an offer or a profile. The other parts are still checked. */
function computeCase(row: unknown, id: string): WorkedResult | null {
  const worked = parseWorked(WorkedCase, row);
  const { offer, profile, parameters = {} } = worked;
  if (offer === undefined && profile === undefined && worked.parameters === undefined) {
    return null;
  }
  const commodity = parseWorked(Commodity, worked.commodity, "commodity");
  if (offer === undefined || profile === undefined) {
    checkParts(worked, id, commodity);
    return null;
  }
  const inputs = { id, offer, profile, parameters };
  if (commodity === "gas") {
    return toResult(id, computeGas(inputs), true);
  }
  return toResult(id, computeElectricity(inputs), false);
}

function checkParts(
  { offer, profile, parameters }: Static<typeof WorkedCase>,
  id: string,
  commodity: Commodity,
): void {
  const isGas = commodity === "gas";
  if (offer !== undefined) {
    toWorkedOffer(offer, { id, commodity, customer: "domestic" });
  }
  if (profile !== undefined) {
    parseWorked(isGas ? GasProfile : ElectricityProfile, profile, "profile");
  }
  if (parameters !== undefined) {
    parseWorked(isGas ? GasParameters : ElectricityParameters, parameters, "parameters");
  }
}

type Inputs = { id: string; offer: object; profile: object; parameters: object };

function computeElectricity({ id, offer, profile, parameters }: Inputs): SpendOutcome {
  const {
    kwh,
    kw,
    resident = true,
    customer,
  } = parseWorked(ElectricityProfile, profile, "profile");
  const { set, ppe, index } = parseWorked(ElectricityParameters, parameters, "parameters");
  const use = customer === "other" ? "other-uses" : "domestic";
  const electricity = readNamedParameterSet(set);
  const now = toNoon(electricity.publishedOn);
  const { quarter } = toConsultation(now);
  const context = createSpendContext({
    now,
    electricity,
    gas: null,
    index: { ...NO_INDEX, pun: index === undefined ? null : toSinglePun(index.F0) },
    ppe: ppe === undefined ? [] : [{ quarter, value: ppe }],
  });
  const request = { use, resident, capacityKw: kw, annualKwh: kwh, bands: null } as const;
  const supply = createElectricityProfile({ ...request, defaultConsumption: false }, context);
  const energyOffer = toWorkedOffer(offer, { id, commodity: "electricity", customer: use });
  return annualSpend(prepareOffer(energyOffer, context), supply);
}

function computeGas({ id, offer, profile, parameters }: Inputs): SpendOutcome {
  const { smc } = parseWorked(GasProfile, profile, "profile");
  const { set, ambit, ...row } = parseWorked(GasParameters, parameters, "parameters");
  const gas = readNamedParameterSet(set);
  const now = toNoon(gas.publishedOn);
  const { addizionale = 0, heatingShare } = row;
  const context = createSpendContext({
    now,
    electricity: null,
    gas,
    index: NO_INDEX,
    ccr: toGasYear(toConsultation(now).year, row.ccr ?? []),
    ...(heatingShare === undefined ? {} : { heatingShare }),
  });
  const excise = row.excise ?? (ambit === 4 || ambit === 6 ? "mezzogiorno" : "nord");
  const place = {
    ambit,
    excise: GAS_EXCISE[excise],
    surcharge: typeof addizionale === "number" ? Array(4).fill(addizionale) : addizionale,
    climateZone: "E",
    estimate: [],
  } as const;
  const request = { use: "domestic", annualSmc: smc, place, meterGroup: null } as const;
  const supply = createGasProfile({ ...request, defaultConsumption: false }, context);
  const energyOffer = toWorkedOffer(offer, { id, commodity: "gas", customer: "domestic" });
  return annualSpend(prepareOffer(energyOffer, context), supply);
}

const NO_INDEX = { pun: null, psv: null, ttf: null, punNote: "", psvNote: "" };

/** Prices are looked up on the day that the parameters were published. */
function toNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** One value per quarter, from October of the year to September of the next. */
function toGasYear(year: number, values: readonly number[]) {
  const quarters = [`${year}-Q4`, `${year + 1}-Q1`, `${year + 1}-Q2`, `${year + 1}-Q3`];
  return values.map((value, index) => ({ quarter: quarters[index] ?? "", value }));
}

function toResult(id: string, outcome: SpendOutcome, withVatRates: boolean): WorkedResult {
  if (outcome.status === "excluded") {
    return { id, excluded: outcome.reason };
  }
  const { vat10, vat22, ...rest } = outcome.parts;
  const parts = { ...rest, saleNet: rest.sale - rest.discounts };
  return { id, parts: withVatRates ? { ...parts, vat10, vat22 } : parts };
}
