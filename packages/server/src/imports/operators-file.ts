import { cleanText } from "./clean-text.ts";
import { cleanUrl } from "./clean-url.ts";
import type { CsvRow } from "./csv-rows.ts";
import { RowRefusal } from "./row-refusal.ts";
import type { SupplierName } from "./staging-repository.ts";

/**
 * One row of the regulator's operators export (RAGIONE SOCIALE, PARTITA IVA padded to 11 digits,
 * SITO WEB), whether it came as a CSV or as a sheet. Throws RowRefusal.
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
