import { countDays, countMonths, type EnergyTipology, nameShortMonth } from "@volpe/contract";
import { NotComputable } from "./not-computable.ts";

/** One month of the Portal's index CSV: means in €/kWh and €/Smc; null if it has none. */
export type IndexMonth = {
  /** For example `2026-06`. */
  month: string;
  pun: number | null;
  psv: number | null;
};

/** The values that replace the forwards of the Portal, which are not open data (Regole 5). */
export type IndexPrices = {
  pun: PunPrices | null;
  psv: MonthlyPrices | null;
  ttf: MonthlyPrices | null;
  /** The series and months that the values come from, in Italian; empty if they are official. */
  punNote: string;
  psvNote: string;
};

/** €/kWh before losses, for the day as a whole and for each band. */
export type PunPrices = { f0: number; f1: number; f2: number; f3: number; f23: number };

/** €/Smc for each calendar month, January first. */
export type MonthlyPrices = readonly number[];

/**
 * Losses of the low-voltage network. The electricity index does not contain them; a price in €/kWh
 * does (Regole 3.3.1.3).
 */
const LOSSES = { luce: 0.1, gas: 0 } as const;

/** The wholesale price of a month as customers pay it; null if it is not known. */
export function toPaidIndex({ pun, psv }: IndexMonth, tipology: EnergyTipology): number | null {
  const indexEur = tipology === "gas" ? psv : pun;
  return indexEur === null ? null : indexEur * (1 + LOSSES[tipology]);
}

/** First and last day, ISO dates. */
export type DayPeriod = { start: string; end: string };

/**
 * The mean of what customers paid in these days, each month weighted by its days. Null unless all
 * months are known.
 */
export function findPaidIndex(
  series: readonly IndexMonth[],
  tipology: EnergyTipology,
  { start, end }: DayPeriod,
): number | null {
  const days = countDays({ start, end });
  let known = 0;
  let sum = 0;
  for (const each of series) {
    const [from, to] = [`${each.month}-01`, toMonthEnd(each.month)];
    const paidEur = toPaidIndex(each, tipology);
    if (paidEur !== null && from <= end && to >= start) {
      const inMonth = countDays({ start: from > start ? from : start, end: to < end ? to : end });
      known += inMonth;
      sum += paidEur * inMonth;
    }
  }
  return known === days && days > 0 ? sum / days : null;
}

function toMonthEnd(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const MEAN_MONTHS = 12;
/** A month is published in the following month. */
const FRESH_MONTHS = 2;

/**
 * The mean of the last twelve months of the series, used for every band and month: with one value
 * the rank of an offer does not depend on the season. A series with fewer months gives no value.
 * The notes call a series old if it ends more than two months before `thisMonth`, as `2026-11`.
 */
export function toIndexPrices(series: readonly IndexMonth[], thisMonth: string): IndexPrices {
  const pun = meanOfLastMonths(series, "pun");
  const psv = meanOfLastMonths(series, "psv");
  return {
    pun: pun === null ? null : toSinglePun(pun.mean),
    psv: psv === null ? null : toFlatMonths(psv.mean),
    ttf: null,
    punNote: pun === null ? "" : `Prezzo variabile con il PUN medio ${describe(pun, thisMonth)}`,
    psvNote: psv === null ? "" : `Prezzo variabile con il PSV medio ${describe(psv, thisMonth)}`,
  };
}

/** Every band has the same value, because the open data has no PUN by band. */
export function toSinglePun(eurPerKwh: number): PunPrices {
  return { f0: eurPerKwh, f1: eurPerKwh, f2: eurPerKwh, f3: eurPerKwh, f23: eurPerKwh };
}

export function toFlatMonths(eurPerSmc: number): MonthlyPrices {
  return new Array<number>(12).fill(eurPerSmc);
}

export type IndexName = "pun" | "psv" | "ttf";

/** The quarterly forward that prices each IDX_PREZZO_ENERGIA (Regole 5; SII 7.1 notes 7–11). */
const NAMES: Readonly<Record<string, IndexName>> = {
  "01": "pun",
  "08": "pun",
  "12": "pun",
  "02": "ttf",
  "09": "ttf",
  "13": "ttf",
  "03": "psv",
  "10": "psv",
  "14": "psv",
  "04": "psv",
  "11": "psv",
  "15": "psv",
};

const UNPRICED: Readonly<Record<string, string>> = {
  "05": "L’indice PE si usa solo con uno sconto sulle tariffe regolate",
  "06": "L’indice CMEM si usa solo con uno sconto sulle tariffe regolate",
  "07": "L’indice Pfor non ha valori pubblicati negli Open Data",
  "99": "L’offerta segue un indice che il Portale Offerte non pubblica",
};

/** Throws NotComputable for an index that has no published value. */
export function toIndexName(code: string): IndexName {
  const name = NAMES[code];
  if (name === undefined) {
    throw new NotComputable(UNPRICED[code] ?? `L’indice «${code}» non è tra quelli del Portale`);
  }
  return name;
}

type SeriesMean = { mean: number; first: string; last: string };

function meanOfLastMonths(series: readonly IndexMonth[], name: "pun" | "psv"): SeriesMean | null {
  const months = series
    .flatMap(({ month, [name]: value }) => (value === null ? [] : [{ month, value }]))
    .toSorted((a, b) => a.month.localeCompare(b.month))
    .slice(-MEAN_MONTHS);
  const first = months[0]?.month;
  const last = months.at(-1)?.month;
  if (first === undefined || last === undefined || months.length < MEAN_MONTHS) {
    return null;
  }
  const sum = months.reduce((total, { value }) => total + value, 0);
  return { mean: sum / MEAN_MONTHS, first, last };
}

function describe({ first, last }: SeriesMean, thisMonth: string): string {
  const age = countMonths(thisMonth) - countMonths(last);
  const old = age > FRESH_MONTHS ? `, dati vecchi di ${age} mesi` : "";
  return `di 12 mesi (${nameShortMonth(first)} – ${nameShortMonth(last)}${old})`;
}
