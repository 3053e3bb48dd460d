import { formatDecimal } from "@volpe/contract";
import type { OpenDatabase } from "../../db/database.ts";
import type { ImportFile } from "../../tables/import-file.ts";
import { importProducts, type ProductImportOutcome } from "../snapshots/import-products.ts";
import type { ImportRules, Sold } from "../snapshots/import-rules.ts";
import type { RefusedRow } from "../snapshots/staging-repository.ts";

export const TEST_NOW = new Date("2026-11-21T10:00:00Z");

export function jsonFile(rows: readonly unknown[]): ImportFile {
  return toFile("prova.json", JSON.stringify(rows));
}

export function toFile(name: string, text: string | Uint8Array): ImportFile {
  return {
    name,
    async *open() {
      yield typeof text === "string" ? Buffer.from(text) : text;
    },
  };
}

/**
 * Writes rows as an operator's spreadsheet saves them: `;`, decimal comma, si and no, lists joined
 * by `|`.
 */
export function toCsv(rows: readonly Record<string, unknown>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [
    names.join(";"),
    ...rows.map((row) => names.map((name) => toCell(row[name])).join(";")),
    "",
  ].join("\r\n");
}

function toCell(value: unknown): string {
  if (typeof value === "boolean") {
    return value ? "si" : "no";
  }
  if (typeof value === "number") {
    return formatDecimal(value);
  }
  return Array.isArray(value) ? value.join("|") : String(value ?? "");
}

export async function runProductImport<Row extends Sold>(
  { db, client }: Pick<OpenDatabase, "db" | "client">,
  rules: ImportRules<Row>,
  file: ImportFile,
  options: { force?: boolean; demonstration?: boolean; now?: Date } = {},
): Promise<{ outcome: ProductImportOutcome; refusals: RefusedRow[] }> {
  const { now = TEST_NOW, ...request } = options;
  const refusals: RefusedRow[] = [];
  const outcome = await importProducts({ db, client, clock: { now: () => now } }, rules, {
    file,
    ...request,
    onRefusal: (refusal) => refusals.push(refusal),
  });
  return { outcome, refusals };
}
