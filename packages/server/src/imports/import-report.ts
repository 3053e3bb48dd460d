import type { Refusal } from "./import-repository.ts";
import type { ImportSummary } from "./import-summary.ts";

const COUNT = new Intl.NumberFormat("it-IT", { useGrouping: "always" });

/** The end of an import's report, one line each, in Italian. */
export function toReportLines(summary: ImportSummary): string[] {
  const line = (label: string, count: number) => `${label.padEnd(26)}${COUNT.format(count)}`;
  return [
    ...summary.warnings.map((warning) => `Attenzione: ${warning}`),
    ...summary.forced.map((gate) => `Passato con --force: ${gate}`),
    line("Righe lette", summary.read),
    line("Offerte prese", summary.taken),
    line("Offerte tenute da prima", summary.carriedOver),
    line("Righe rifiutate", summary.refused),
    line("Offerte calcolabili", summary.rankable.electricity + summary.rankable.gas),
    line("Offerte messe da parte", summary.setAside),
    line("Offerte non calcolabili", summary.notComputable),
    line("Offerte chiuse", summary.closed),
    line("Offerte già scadute", summary.ended),
    line("Avvisi", summary.warnings.length),
    `${"Secondi".padEnd(26)}${summary.seconds.toLocaleString("it-IT", { maximumFractionDigits: 1 })}`,
  ];
}

/** One refused row, in Italian. */
export function toRefusalLine({ file, position, code, reason }: Refusal): string {
  return `Rifiutata: ${file}, riga ${position}${code === "" ? "" : `, offerta ${code}`}: ${reason}.`;
}
