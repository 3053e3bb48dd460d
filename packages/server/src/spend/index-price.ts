import { NotComputable } from "./not-computable.ts";

/** One month of the Portal's index CSV: means, €/kWh and €/Smc; null where it gives none. */
export type IndexMonth = {
  /** As `2026-06`. */
  month: string;
  pun: number | null;
  psv: number | null;
};

/** The values that stand in for the forwards the Portal uses, which are not open data (Regole 5). */
export type IndexPrices = {
  pun: PunPrices | null;
  psv: MonthlyPrices | null;
  ttf: MonthlyPrices | null;
  /** Which series and months stand behind them, in Italian; empty where they are official. */
  punNote: string;
  psvNote: string;
};

/** €/kWh before losses, for the day as a whole and for each band. */
export type PunPrices = { f0: number; f1: number; f2: number; f3: number; f23: number };

/** €/Smc for each calendar month, January first. */
export type MonthlyPrices = readonly number[];

const MEAN_MONTHS = 12;

/**
 * The mean of the last twelve months of the series, for every band and every month alike: with one
 * value the season in which an offer is compared does not move its rank. A series with fewer months
 * gives no value.
 */
export function toIndexPrices(series: readonly IndexMonth[]): IndexPrices {
  const pun = meanOfLastMonths(series, "pun");
  const psv = meanOfLastMonths(series, "psv");
  return {
    pun: pun === null ? null : toSinglePun(pun.mean),
    psv: psv === null ? null : toFlatMonths(psv.mean),
    ttf: null,
    punNote: pun === null ? "" : `Prezzo variabile con il PUN medio ${describe(pun)}`,
    psvNote: psv === null ? "" : `Prezzo variabile con il PSV medio ${describe(psv)}`,
  };
}

/** One value for every band: the open data has no PUN by band. */
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

const MONTH_NAMES = [
  "gen",
  "feb",
  "mar",
  "apr",
  "mag",
  "giu",
  "lug",
  "ago",
  "set",
  "ott",
  "nov",
  "dic",
];

function describe({ first, last }: SeriesMean): string {
  return `di 12 mesi (${nameMonth(first)} – ${nameMonth(last)})`;
}

function nameMonth(month: string): string {
  return `${MONTH_NAMES[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`;
}
