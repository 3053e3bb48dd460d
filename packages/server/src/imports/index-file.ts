import type { CsvRow } from "./csv-rows.ts";
import { RowRefusal } from "./row-refusal.ts";

/** One month of one wholesale series, €/kWh or €/Smc. */
export type IndexValue = { series: string; month: string; value: number };

/**
 * One row of the monthly index CSV: `AnnoMese;PUN (€/kWh);PSV (€/Smc);…`, decimal comma, an empty
 * cell where a series has no value. The series is the column's name without its unit, in lower
 * case (`pun`, `psv`, `pe`…). Throws RowRefusal.
 */
export function toIndexValues(row: CsvRow): IndexValue[] {
  const { annomese, ...cells } = row;
  const match = /^(\d{4})-?(\d{2})$/.exec(annomese ?? "");
  const month = Number(match?.[2]);
  if (match === null || month < 1 || month > 12) {
    throw new RowRefusal(`AnnoMese non è un mese aaaamm: «${(annomese ?? "").slice(0, 20)}»`);
  }
  return Object.entries(cells)
    .filter(([, text]) => text !== "" && text !== "-")
    .map(([column, text]) => ({
      series: column.replace(/\s*\(.*$/, ""),
      month: `${match[1]}-${match[2]}`,
      value: parseDecimalComma(text, column),
    }));
}

function parseDecimalComma(text: string, column: string): number {
  if (!/^-?\d{1,4}([.,]\d{1,9})?$/.test(text)) {
    throw new RowRefusal(`${column} non è un numero: «${text.slice(0, 20)}»`);
  }
  return Number(text.replace(",", "."));
}
