import type { EnergyOffer } from "../../offers/energy-offer.ts";
import { type IndexPrices, type MonthlyPrices, toFlatMonths } from "../index-price.ts";
import { NotComputable } from "../not-computable.ts";
import { createParameterSet, type ParameterSet } from "../parameter-set.ts";
import { PARAMETER_SETS, readNamedParameterSet } from "../parameter-sets/named-parameter-set.ts";
import {
  type Consultation,
  createSpendContext,
  type SpendContext,
  toConsultation,
} from "../spend-context.ts";
import type { Volume } from "../volume.ts";
import { find, findText, isLoose, type Loose, toLoose, toNumber } from "./loose-json.ts";
import { toWorkedPun } from "./worked-pun.ts";
import { readQuarter, toQuarterValue, toQuarterValues } from "./worked-quarters.ts";

/** What a worked total gives beside its offer and profile. Throws NotComputable. */
export function toWorkedContext(
  row: Loose,
  commodity: EnergyOffer["commodity"],
  volume: Volume,
): SpendContext {
  const parameters = toParameters(row, commodity);
  const now = toNow(row, parameters);
  const consultation = toConsultation(now);
  const ppe = toQuarterValue(find(row, "ppe"), consultation);
  return createSpendContext({
    now,
    electricity: commodity === "electricity" ? parameters : null,
    gas: commodity === "gas" ? parameters : null,
    index: toIndex(find(row, "index", "indices", "indice"), volume, consultation),
    ppe: ppe === null ? [] : [ppe],
    ccr: toQuarterValues(find(row, "ccr"), consultation) ?? [],
  });
}

/** The set by its name, or by its quarter alone: the commodity says the rest. */
function toParameters(row: Loose, commodity: EnergyOffer["commodity"]): ParameterSet {
  const name = findText(row, "set", "quarter", "trimestre");
  if (name === null) {
    throw new NotComputable("Manca il gruppo di parametri, per esempio E-2026Q4");
  }
  const quarter = readQuarter(name)?.replace("-", "");
  const full = quarter === undefined ? name : `${commodity === "gas" ? "G" : "E"}-${quarter}`;
  const known = PARAMETER_SETS.find((set) => set.toLowerCase() === full.toLowerCase());
  if (known === undefined) {
    throw new NotComputable(`Il gruppo di parametri «${name.slice(0, 40)}» non è noto`);
  }
  const { publishedOn, values } = readNamedParameterSet(known);
  const own = Object.entries(toLoose(find(row, "values", "valori"))).flatMap(([key, value]) => {
    const figure = toNumber(value);
    return figure === null ? [] : [[key, figure] as const];
  });
  return createParameterSet(publishedOn, [...values, ...own]);
}

/** The day of the comparison, else that of the parameters. */
function toNow(row: Loose, { publishedOn }: ParameterSet): Date {
  const day = findText(row, "date", "day", "now", "consultation", "data") ?? publishedOn;
  const now = new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T12:00:00Z` : day);
  if (Number.isNaN(now.getTime())) {
    throw new NotComputable(`La data «${day.slice(0, 40)}» non è leggibile`);
  }
  return now;
}

function toIndex(value: unknown, volume: Volume, consultation: Consultation): IndexPrices {
  const index = isLoose(value) ? value : { pun: value, psv: value };
  const psv = find(index, "psv");
  const ttf = find(index, "ttf");
  return {
    pun: toWorkedPun(index, volume),
    psv: toMonths(psv, consultation),
    ttf: toMonths(ttf, consultation),
    punNote: "",
    psvNote: "",
  };
}

function toMonths(value: unknown, consultation: Consultation): MonthlyPrices | null {
  const quarters = toQuarterValues(value, consultation);
  return (
    quarters &&
    toFlatMonths(0).map((_, month) => {
      const name = `Q${Math.floor(month / 3) + 1}`;
      return quarters.find(({ quarter }) => quarter.endsWith(name))?.value ?? 0;
    })
  );
}
