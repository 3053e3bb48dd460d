import { countMonths, formatTyped } from "@volpe/contract";
import type { CsvRow } from "../../../tables/csv-rows.ts";
import type { IndexValue } from "../energy-snapshot.ts";
import { RowRefusal } from "./row-refusal.ts";

/**
 * The highest credible monthly mean of the two series that price offers, €/kWh and €/Smc: about
 * twice the value of August 2022 for the first, and about that value for the second.
 */
const HIGHEST: Readonly<Record<string, number>> = { pun: 1, psv: 3 };

/**
 * A month that differs by more than this factor from its neighbour is a mistake; in 2022 the factor
 * was at most 2.5.
 */
const MAX_FACTOR = 3;

/** A file with at least this many months of a series replaces the series. */
const WHOLE_MONTHS = 12;

/**
 * One row of the monthly index CSV: `AnnoMese;PUN (€/kWh);PSV (€/Smc);…`, decimal comma, an empty
 * cell where a series has no value. The series is the column's name without its unit, in lower
 * case (`pun`, `psv`, `pe`…). Throws RowRefusal, also for a month after `thisMonth` (`2026-11`) or
 * a value that cannot be true.
 */
export function toIndexValues(row: CsvRow, thisMonth: string): IndexValue[] {
  const { annomese, ...cells } = row;
  const month = readMonth(annomese ?? "");
  if (month === null) {
    throw new RowRefusal(`AnnoMese non è un mese aaaamm: «${(annomese ?? "").slice(0, 20)}»`);
  }
  if (month > thisMonth) {
    throw new RowRefusal(`il mese ${month} non è ancora venuto`);
  }
  return Object.entries(cells)
    .filter(([, text]) => text !== "" && text !== "-")
    .map(([column, text]) => {
      const series = column.replace(/\s*\(.*$/, "");
      const value = parseDecimalComma(text, column);
      const highest = HIGHEST[series] ?? Number.POSITIVE_INFINITY;
      if (series in HIGHEST && !(value > 0 && value <= highest)) {
        throw new RowRefusal(`${column} vale ${formatTyped(value)}, fuori da 0–${highest}`);
      }
      return { series, month, value };
    });
}

/** Parses `2026-06` or `202606` to `2026-06`; null if it is no month. */
export function readMonth(text: string): string | null {
  const [, year, month] = /^(\d{4})-?(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month}`;
}

/**
 * Merges the values of the files with those of the last snapshot. A series that is complete in the
 * files replaces the last one; fewer months are added to it. `faults` say in Italian what makes a
 * series that prices offers doubtful.
 */
export function mergeIndices({
  last,
  brought,
  without,
  thisMonth,
}: {
  last: readonly IndexValue[];
  brought: readonly IndexValue[];
  /** Months to remove from every series. */
  without: readonly string[];
  thisMonth: string;
}): { indices: IndexValue[]; faults: string[] } {
  const isWanted = ({ month }: IndexValue) => month <= thisMonth && !without.includes(month);
  const lastSeries = Map.groupBy(last.filter(isWanted), ({ series }) => series);
  const newSeries = Map.groupBy(brought.filter(isWanted), ({ series }) => series);
  const indices: IndexValue[] = [];
  const faults: string[] = [];
  for (const name of new Set([...lastSeries.keys(), ...newSeries.keys()])) {
    const [old, given] = [lastSeries.get(name) ?? [], newSeries.get(name) ?? []];
    const months = new Map(given.map((value) => [value.month, value]));
    const isWhole = months.size >= WHOLE_MONTHS;
    for (const value of isWhole ? [] : old) {
      months.set(value.month, months.get(value.month) ?? value);
    }
    const series = [...months.values()].sort((a, b) => a.month.localeCompare(b.month));
    indices.push(...series);
    if (given.length > 0 && name in HIGHEST) {
      faults.push(...findFaults(name.toUpperCase(), series, lastMonthOf(old)));
    }
  }
  return { indices, faults };
}

function findFaults(name: string, series: readonly IndexValue[], lastMonth: string): string[] {
  const faults: string[] = [];
  for (const [index, { month, value }] of series.slice(1).entries()) {
    const before = series[index];
    if (before === undefined) {
      continue;
    }
    if (countMonths(month) !== countMonths(before.month) + 1) {
      faults.push(`negli indici ${name} mancano i mesi tra ${before.month} e ${month}.`);
    }
    if (Math.max(value / before.value, before.value / value) > MAX_FACTOR) {
      faults.push(
        `il ${name} passa da ${formatTyped(before.value)} di ${before.month} a ${formatTyped(value)} di ${month}: è più di ${MAX_FACTOR} volte tanto, o meno di un terzo.`,
      );
    }
  }
  const end = lastMonthOf(series);
  if (end < lastMonth) {
    faults.push(`gli indici ${name} finiscono a ${end}, prima arrivavano a ${lastMonth}.`);
  }
  return faults;
}

/** The latest month; "" if there is none. */
function lastMonthOf(values: readonly IndexValue[]): string {
  const months = values.map(({ month }) => month);
  return months.sort().at(-1) ?? "";
}

function parseDecimalComma(text: string, column: string): number {
  if (!/^-?\d{1,4}([.,]\d{1,9})?$/.test(text)) {
    throw new RowRefusal(`${column} non è un numero: «${text.slice(0, 20)}»`);
  }
  return Number(text.replace(",", "."));
}
