import { toReport } from "./import-report.ts";

/**
 * The result of an import of products. It is stored with the snapshot and printed as the report.
 */
export type ProductImportSummary = {
  /** Rows of the file. */
  read: number;
  taken: number;
  refused: number;
  /** Products made of the rows; all fees of a rental make one. */
  products: number;
  /** Products of the last snapshot that are not in the file. */
  closed: number;
  /** Invented products that it replaced; absent in the summaries of older releases. */
  invented?: number;
  /** Products whose validity has already passed. */
  ended: number;
  warnings: string[];
  /** The reasons of the gates that `--force` overrode. */
  forced: string[];
  seconds: number;
};

/** The end of an import's report, one line each, in Italian. */
export function toProductReport(summary: ProductImportSummary, plural: string): string[] {
  return toReport(summary, {
    "Righe lette": summary.read,
    "Righe prese": summary.taken,
    "Righe rifiutate": summary.refused,
    [plural]: summary.products,
    "Usciti dal catalogo": summary.closed,
    ...(summary.invented && { "Inventati tolti": summary.invented }),
    "Già scaduti": summary.ended,
  });
}
