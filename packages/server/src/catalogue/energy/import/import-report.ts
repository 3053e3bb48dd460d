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

/** An offer of the snapshot that is not ranked, with the reason. */
export type ExcludedFromImport = {
  status: "set-aside" | "not-computable";
  code: string;
  name: string;
  reason: string;
};

const WORDS = {
  "set-aside": { one: "Messa da parte", many: "Messe da parte" },
  "not-computable": { one: "Non calcolabile", many: "Non calcolabili" },
};

/**
 * Lists the excluded offers in Italian, grouped by reason. The most frequent reasons come last,
 * next to the counts of the report.
 */
export function toExcludedLines(excluded: readonly ExcludedFromImport[]): string[] {
  const groups = [...Map.groupBy(excluded, ({ status, reason }) => `${status}/${reason}`).values()];
  return groups
    .sort((a, b) => a.length - b.length)
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) {
        return [];
      }
      const { status, code, name, reason } = first;
      return group.length === 1
        ? [`${WORDS[status].one}: offerta ${code} (${name}): ${reason}.`]
        : [
            `${WORDS[status].many}, ${group.length} offerte: ${reason}.`,
            ...group.map((offer) => `  ${offer.code} (${offer.name})`),
          ];
    });
}
