import type { EnergyOffer } from "../../offers/energy-offer.ts";
import { type IndexPrices, type MonthlyPrices, toFlatMonths } from "../index-price.ts";
import { NotComputable } from "../not-computable.ts";
import { createParameterSet, type ParameterSet } from "../parameter-set.ts";
import { PARAMETER_SETS, readNamedParameterSet } from "../parameter-sets/named-parameter-set.ts";
import type { QuarterValue } from "../regulated-values.ts";
import {
  type Consultation,
  createSpendContext,
  type SpendContext,
  toConsultation,
} from "../spend-context.ts";
import type { Volume } from "../volume.ts";
import {
  find,
  findNumber,
  findText,
  isLoose,
  type Loose,
  toLoose,
  toNumber,
} from "./loose-json.ts";
import { toWorkedPun } from "./worked-pun.ts";

/** What a worked total gives beside its offer and profile. Throws NotComputable. */
export function toWorkedContext(
  row: Loose,
  commodity: EnergyOffer["commodity"],
  volume: Volume,
): SpendContext {
  const parameters = toParameters(row);
  const now = toNow(row, parameters);
  const consultation = toConsultation(now);
  const ppe = findNumber(row, "ppe");
  return createSpendContext({
    now,
    electricity: commodity === "electricity" ? parameters : null,
    gas: commodity === "gas" ? parameters : null,
    index: toIndex(find(row, "index", "indices", "indice"), volume, consultation),
    ppe: ppe === null ? [] : [{ quarter: consultation.quarter, value: ppe }],
    ccr: toQuarterValues(find(row, "ccr"), consultation) ?? [],
  });
}

function toParameters(row: Loose): ParameterSet {
  const name = findText(row, "set");
  const known = PARAMETER_SETS.find((set) => set.toLowerCase() === name?.toLowerCase());
  if (known === undefined) {
    throw new NotComputable(`Il gruppo di parametri «${(name ?? "").slice(0, 40)}» non è noto`);
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

/**
 * One figure for the whole year, four from the quarter of the consultation, or one by quarter under
 * names as `2026-Q4` or `Q4`; null where there is none.
 */
function toQuarterValues(value: unknown, consultation: Consultation): QuarterValue[] | null {
  const quarters = toWindow(consultation);
  const figure = toNumber(value);
  if (figure !== null) {
    return quarters.map((quarter) => ({ quarter, value: figure }));
  }
  const inOrder: readonly unknown[] = Array.isArray(value)
    ? value
    : quarters.map((quarter) => findOfQuarter(toLoose(value), quarter));
  const figures = inOrder.map(toNumber);
  return figures.length === 4 && figures.every((item) => item !== null)
    ? quarters.map((quarter, index) => ({ quarter, value: figures[index] ?? 0 }))
    : null;
}

function findOfQuarter(byQuarter: Loose, quarter: string): unknown {
  return find(byQuarter, quarter, quarter.replace("-", ""), quarter.slice(-2));
}

function toWindow({ year, quarter }: Consultation): string[] {
  const first = year * 4 + Number(quarter.slice(-1)) - 1;
  return [0, 1, 2, 3].map((ahead) => {
    const index = first + ahead;
    return `${Math.floor(index / 4)}-Q${(index % 4) + 1}`;
  });
}
