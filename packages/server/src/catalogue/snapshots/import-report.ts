import { formatQuantity } from "@volpe/contract";
import { formatWhole } from "../../figures/italian-figures.ts";
import type { RefusedRow } from "./staging-repository.ts";

/** The result of an import, stored with its snapshot and printed at its end. */
export type ImportTotals = {
  /** Rows of the files. */
  read: number;
  /** Rows that the snapshot has from the files. */
  taken: number;
  refused: number;
  /** Items of the last snapshot that are no longer in the data. */
  closed: number;
  /** Invented items that the snapshot replaced; absent in the summaries of older releases. */
  invented?: number;
  /** Items whose validity has already passed. */
  ended: number;
  warnings: string[];
  /** The reasons of the gates that `--force` overrode, in Italian. */
  forced: string[];
  seconds: number;
};

/** The end of an import's report, one line each, in Italian. */
export function toReport(
  { warnings, forced, seconds }: ImportTotals,
  counts: Readonly<Record<string, number>>,
): string[] {
  const line = (label: string, figure: string) => `${label.padEnd(26)}${figure}`;
  return [
    ...warnings.map((warning) => `Attenzione: ${warning}`),
    ...forced.map((gate) => `Passato con --force: ${gate}`),
    ...Object.entries(counts).map(([label, count]) => line(label, formatWhole(count))),
    line("Secondi", formatQuantity(Math.round(seconds * 10) / 10)),
  ];
}

/** One refused row, in Italian; `noun` says what its label names. */
export function toRefusalLine({ file, position, label, reason }: RefusedRow, noun = ""): string {
  return `Rifiutata: ${file}, riga ${position}${label === "" ? "" : `, ${noun}${label}`}: ${reason}.`;
}
