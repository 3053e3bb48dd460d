import type { ProductRefusal } from "./product-import-repository.ts";
import type { ProductImportSummary } from "./product-import-summary.ts";

const COUNT = new Intl.NumberFormat("it-IT", { useGrouping: "always" });

/** The end of an import's report, one line each, in Italian. */
export function toProductReport(summary: ProductImportSummary, plural: string): string[] {
  const line = (label: string, count: number) => `${label.padEnd(26)}${COUNT.format(count)}`;
  return [
    ...summary.warnings.map((warning) => `Attenzione: ${warning}`),
    ...summary.forced.map((gate) => `Passato con --force: ${gate}`),
    line("Righe lette", summary.read),
    line("Righe prese", summary.taken),
    line("Righe rifiutate", summary.refused),
    line(plural, summary.products),
    line("Usciti dal catalogo", summary.closed),
    line("Già scaduti", summary.ended),
    `${"Secondi".padEnd(26)}${summary.seconds.toLocaleString("it-IT", { maximumFractionDigits: 1 })}`,
  ];
}

/** One refused row, in Italian. */
export function toProductRefusalLine(
  file: string,
  { position, name, reason }: ProductRefusal,
): string {
  return `Rifiutata: ${file}, riga ${position}${name === "" ? "" : `, ${name}`}: ${reason}.`;
}
