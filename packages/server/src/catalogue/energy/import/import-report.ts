import { toReport } from "../../snapshots/import-report.ts";
import type { ImportSummary } from "../energy-snapshot.ts";

/** The end of an import's report, one line each, in Italian. */
export function toReportLines(summary: ImportSummary): string[] {
  return toReport(summary, {
    "Righe lette": summary.read,
    "Offerte prese": summary.taken,
    "Offerte tenute da prima": summary.carriedOver,
    "Righe rifiutate": summary.refused,
    "Offerte calcolabili": summary.rankable.electricity + summary.rankable.gas,
    "Offerte messe da parte": summary.setAside,
    "Offerte non calcolabili": summary.notComputable,
    "Offerte chiuse": summary.closed,
    ...(summary.invented && { "Offerte inventate tolte": summary.invented }),
    "Offerte già scadute": summary.ended,
    Avvisi: summary.warnings.length,
  });
}
