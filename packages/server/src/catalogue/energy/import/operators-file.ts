import { type CsvRow, readCsvRows } from "../../../tables/csv-rows.ts";
import { readSheetRows } from "../../../tables/sheet-rows.ts";
import { cleanText } from "../../../text/clean-text.ts";
import { cleanUrl } from "../../../text/clean-url.ts";
import type { RecognisedFile } from "./import-files.ts";
import { RowRefusal } from "./row-refusal.ts";
import type { SupplierName } from "./supplier-name-repository.ts";

/** Reads the rows of the operators' export: a CSV, or the regulator's zip with one xlsx. */
export async function* readOperatorRows(
  file: RecognisedFile,
): AsyncGenerator<{ row: CsvRow; position: number }> {
  for await (const chunk of file.open()) {
    const isZip = chunk[0] === 0x50 && chunk[1] === 0x4b;
    yield* isZip ? readSheetRows(file) : readCsvRows(file.open(), file.name);
    return;
  }
}

/**
 * Reads one row of the operators' export: RAGIONE SOCIALE, PARTITA IVA padded to 11 digits, SITO WEB.
 * Throws RowRefusal.
 */
export function toOperatorName(row: CsvRow): SupplierName {
  const vatNumber = readOperatorCode(row).padStart(11, "0");
  const name = cleanText(row["ragione sociale"] ?? "", 120);
  if (!/^\d{11}$/.test(vatNumber)) {
    throw new RowRefusal("PARTITA IVA manca o non è di 11 cifre");
  }
  if (name === "") {
    throw new RowRefusal("manca RAGIONE SOCIALE");
  }
  return { vatNumber, origin: "operators", name, website: cleanUrl(row["sito web"] ?? "") };
}

export function readOperatorCode(row: CsvRow): string {
  return cleanText(row["partita iva"] ?? "", 20).replace(/^IT/i, "");
}
