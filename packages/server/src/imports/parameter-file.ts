import { cleanText } from "./clean-text.ts";
import type { CsvRow } from "./csv-rows.ts";
import { checkBounds } from "./parameter-bounds.ts";
import { parseNumber } from "./parse-number.ts";
import { RowRefusal } from "./row-refusal.ts";

export type Parameter = { name: string; value: number };

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
