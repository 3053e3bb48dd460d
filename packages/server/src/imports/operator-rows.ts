import { type CsvRow, readCsvRows } from "./csv-rows.ts";
import type { RecognisedFile } from "./import-files.ts";
import { readSheetRows } from "./sheet-rows.ts";

/** The rows of the operators' export, a CSV or the zip with one xlsx that the regulator gives. */
export async function* readOperatorRows(
  file: RecognisedFile,
): AsyncGenerator<{ row: CsvRow; position: number }> {
  for await (const chunk of file.open()) {
    const isZip = chunk[0] === 0x50 && chunk[1] === 0x4b;
    yield* isZip ? readSheetRows(file) : readCsvRows(file.open(), file.name);
    return;
  }
}
