import { formatTyped, REFERENCE_SUPPLY } from "@volpe/contract";
import type { EnergyOffer } from "../../../spend/energy-offer.ts";
import { toGasPlace } from "../../../spend/gas-place.ts";
import {
  electricityRegulatedSpend,
  gasRegulatedSpend,
} from "../../../spend/regulated/regulated-spend.ts";
import { getParameter } from "../../../spend/tariff/parameter-set.ts";
import { CDISP_PARAMETERS, toPriceWithLosses } from "../../../spend/terms/dispatching.ts";
import type { CsvRow } from "../../../tables/csv-rows.ts";
import { ImportError } from "../../../tables/import-file.ts";
import { cleanText } from "../../../text/clean-text.ts";
import { COMMODITY_LABELS } from "../energy-snapshot.ts";
import { parseNumber } from "./parse-number.ts";
import { RowRefusal } from "./row-refusal.ts";

type Parameter = { name: string; value: number };

/** One row of a parameters CSV (`nome_parametro,valore,descrizione`). Throws RowRefusal. */
export function toParameter(row: CsvRow): Parameter {
  const name = readParameterName(row);
  if (!/^[a-z0-9_]{1,40}$/.test(name)) {
    throw new RowRefusal("nome_parametro manca o non è valido");
  }
  const value = parseNumber((row.valore ?? "").trim(), "valore");
  checkBounds(name, value);
  return { name, value };
}

export function readParameterName(row: CsvRow): string {
  return cleanText(row.nome_parametro ?? "", 60).toLowerCase();
}

/**
 * The range of each parameter, wide enough for the crisis years with their negative charges. A
 * figure outside it is a mistake in the file. The first pattern that matches a name applies.
 */
const BOUNDS: readonly [pattern: RegExp, minimum: number, maximum: number][] = [
  // Rates.
  [/^(iva_\w+|lambda)$/, 0, 0.5],
  // Tariffs, € a year or € a year and kW. They are never negative.
  [/^(sigma[12]|mis|dis_b\d_[fp])$/, 0, 500],
  [/^tau1_cc\d_a\d$/, 0, 10_000],
  // Charges and compensations in the same units.
  [/^(uc6s_n?d|dispbt_n?d|pcv_[ac]|qvd_f_n?d)$/, -1000, 1000],
  [/^(asos|arim)_(dnr_f|nd_b\d_[fp])$/, -1000, 1000],
  [/^((st|vr)_a\d|ug2s)$/, -1000, 1000],
  // €/kWh and €/Smc.
  [/^(acc_(a_\w_l|c_\w+)|tras|sigma3|dis_b\d_c)$/, 0, 0.3],
  [/^((asos|arim)_(dr|dnr_v|nd_b\d_c)|uc3|uc6p_n?d|cdispd|cpty_mrkt_\w+|rstg?)$/, -0.3, 0.3],
  [/^(msd|modeol|uniess|terna|capprod|interr)$/, -0.3, 0.3],
  [/^(qt|rs|re|gs|ug[13]|ug2p_n?d_f\d|tau3_f\d_a\d|qvd_v_n?d|cpr|grad)$/, -1, 1],
];

const ANYTHING = 1_000_000;

/** Throws RowRefusal if `value` is outside the parameter's range. */
function checkBounds(name: string, value: number): void {
  const [, minimum, maximum] = BOUNDS.find(([pattern]) => pattern.test(name)) ?? [
    /./,
    -ANYTHING,
    ANYTHING,
  ];
  if (value < minimum || value > maximum) {
    throw new RowRefusal(
      `vale ${formatTyped(value)}, fuori da ${formatTyped(minimum)}–${formatTyped(maximum)}`,
    );
  }
}

/**
 * Throws ImportError if the file lacks a parameter that every household's spend needs, or if a
 * parameter that the rules read is damaged. An incomplete set would make offers disappear or be
 * wrong.
 */
export function checkParameterFile({
  file,
  commodity,
  values,
  damaged,
}: {
  file: string;
  commodity: EnergyOffer["commodity"];
  values: ReadonlyMap<string, number>;
  /** Reasons in Italian by name. */
  damaged: ReadonlyMap<string, string>;
}): void {
  const { household, all } = findNeededParameters(commodity);
  const faults = [...damaged]
    .filter(([name]) => all.has(name))
    .map(([name, reason]) => `«${name}»: ${reason}`);
  const missing = [...household]
    .filter((name) => !values.has(name) && !damaged.has(name))
    .map((name) => `«${name}»`);
  if (missing.length > 0) {
    faults.push(`${missing.length === 1 ? "manca" : "mancano"} ${missing.join(", ")}`);
  }
  if (faults.length > 0) {
    throw new ImportError(
      `${file}: i parametri ${COMMODITY_LABELS[commodity]} non sono utilizzabili: ${faults.join("; ")}. Scarica di nuovo il file e riprova.`,
    );
  }
}

/** Parameters that the rules read and that are in the last set but not in the new one. */
export function findLostParameters(
  commodity: EnergyOffer["commodity"],
  values: ReadonlyMap<string, number>,
  last: ReadonlyMap<string, number>,
): string[] {
  const { all } = findNeededParameters(commodity);
  return [...all].filter((name) => last.has(name) && !values.has(name)).sort();
}

type NeededParameters = {
  /** The parameters without which no household's spend can be computed. */
  household: ReadonlySet<string>;
  /** These and also the parameters of businesses, condominiums and rarer offers. */
  all: ReadonlySet<string>;
};

/**
 * Finds which parameters the rules read by running the rules, so that the list is always current.
 */
export function findNeededParameters(commodity: EnergyOffer["commodity"]): NeededParameters {
  return commodity === "gas" ? ofGas() : ofElectricity();
}

const HOME = { use: "domestic", annualKwh: REFERENCE_SUPPLY.annualKwh } as const;

/** A power in each class of other uses, kW. */
const CAPACITIES_KW = [1, 2, 5, 8, 15, 20];

/**
 * The components that nearly every offer to households declares, and the losses of a variable
 * price.
 */
const HOUSEHOLD_OFFERS = ["cdispd", "dispbt_d", "lambda"];

const OTHER_OFFERS = ["cpty_mrkt_1", "cpty_mrkt_2", "cpty_mrkt_3", "rst", "rstg", "dispbt_nd"];

function ofElectricity(): NeededParameters {
  const household = readNames((parameters) => {
    electricityRegulatedSpend(parameters, { ...HOME, resident: true, capacityKw: 3 });
    electricityRegulatedSpend(parameters, { ...HOME, resident: true, capacityKw: 6 });
    electricityRegulatedSpend(parameters, { ...HOME, resident: false, capacityKw: 3 });
    for (const name of HOUSEHOLD_OFFERS) {
      getParameter(parameters, name);
    }
  });
  const others = readNames((parameters) => {
    for (const capacityKw of CAPACITIES_KW) {
      const supply = { use: "other-uses", resident: false, capacityKw, annualKwh: 10_000 } as const;
      electricityRegulatedSpend(parameters, supply);
    }
    toPriceWithLosses(CDISP_PARAMETERS, parameters);
    for (const name of OTHER_OFFERS) {
      getParameter(parameters, name);
    }
  });
  return { household, all: household.union(others) };
}

const AMBITS = [1, 2, 3, 4, 5, 6] as const;
const METER_GROUPS = [1, 2, 3] as const;

function ofGas(): NeededParameters {
  const place = toGasPlace("MI");
  const ofUse = (use: "domestic" | "condominium", meterGroups: readonly (1 | 2 | 3)[]) =>
    readNames((parameters) => {
      for (const ambit of AMBITS) {
        for (const meterGroup of meterGroups) {
          const supply = {
            use,
            annualSmc: REFERENCE_SUPPLY.annualSmc,
            place: { ...place, ambit },
            meterGroup,
          };
          gasRegulatedSpend(parameters, supply);
        }
      }
    });
  const household = ofUse("domestic", [1]);
  return { household, all: household.union(ofUse("condominium", METER_GROUPS)) };
}

type AskedParameters = NonNullable<Parameters<typeof electricityRegulatedSpend>[0]>;

function readNames(compute: (parameters: AskedParameters) => void): Set<string> {
  const asked = new Set<string>();
  class Asked extends Map<string, number> {
    override get(name: string): number {
      asked.add(name);
      return 0;
    }
  }
  compute({ publishedOn: "", quarter: "", values: new Asked() });
  return asked;
}
