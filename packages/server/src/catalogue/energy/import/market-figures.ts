import type { IndexMonth } from "../../../spend/tariff/index-price.ts";
import { createParameterSet, type ParameterSet } from "../../../spend/tariff/parameter-set.ts";
import { type CsvRow, readCsvRows } from "../../../tables/csv-rows.ts";
import { readSheetRows } from "../../../tables/sheet-rows.ts";
import { cleanText } from "../../../text/clean-text.ts";
import { cleanUrl } from "../../../text/clean-url.ts";
import type { RefusedRow } from "../../snapshots/staging-repository.ts";
import {
  type EnergySnapshot,
  type IndexValue,
  type SnapshotSource,
  toIndexMonths,
  toParameterSet,
} from "../energy-snapshot.ts";
import type { RecognisedFile } from "./import-files.ts";
import { mergeIndices, toIndexValues } from "./index-series.ts";
import {
  checkParameterFile,
  findLostParameters,
  readParameterName,
  toParameter,
} from "./parameter-file.ts";
import { RowRefusal, toRowReading } from "./row-refusal.ts";
import type { SupplierName } from "./supplier-name-repository.ts";
import type { SupplierNaming } from "./supplier-naming.ts";

/** The figures that price the offers of a snapshot, and the rows that were refused. */
export type MarketFigures = {
  electricity: ParameterSet | null;
  gas: ParameterSet | null;
  indices: readonly IndexValue[];
  /** The two series of `indices` that price offers. */
  indexMonths: IndexMonth[];
  /** Why these two series are doubtful, in Italian. */
  indexFaults: string[];
  /** Parameters that the rules read and that only the last set has, by their file. */
  lost: { file: string; names: string[] }[];
  refusals: RefusedRow[];
  read: number;
};

/**
 * Reads the names, parameters and indices of an import and completes them with those of the last
 * snapshot; `mergeIndices` does so for the indices. Throws ImportError for a parameter file that
 * cannot price a household.
 */
export async function readFigures({
  files,
  last,
  sources,
  naming,
  withoutMonths,
  thisMonth,
}: {
  files: readonly RecognisedFile[];
  last: EnergySnapshot | null;
  sources: readonly SnapshotSource[];
  naming: SupplierNaming;
  /** Months to remove from the indices, as `2026-06`. */
  withoutMonths: readonly string[];
  thisMonth: string;
}): Promise<MarketFigures> {
  const refusals: RefusedRow[] = [];
  const lost: MarketFigures["lost"] = [];
  let read = 0;
  const brought: IndexValue[] = [];
  const parameters = {
    electricity: last === null ? null : toParameterSet(last.details, "electricity"),
    gas: last === null ? null : toParameterSet(last.details, "gas"),
  };

  for (const file of files) {
    const take = async <T>(
      rows: AsyncIterable<{ row: CsvRow; position: number; isShort?: boolean }>,
      codeOf: (row: CsvRow) => string,
      parse: (row: CsvRow) => T,
      keep: (value: T) => void,
    ) => {
      for await (const { row, ...place } of rows) {
        read += 1;
        const reading = toRowReading(codeOf(row), place, () => parse(row));
        if (reading.status === "read") {
          keep(reading.value);
        } else {
          const { position } = place;
          refusals.push({ file: file.name, position, label: reading.code, reason: reading.reason });
        }
      }
    };
    if (file.kind === "operators") {
      await take(readOperatorRows(file), readOperatorCode, toOperatorName, naming.learn);
    } else if (file.kind === "indices") {
      await take(
        readCsvRows(file.open(), file.name, { endsInNewline: true }),
        (row) => row.annomese ?? "",
        (row) => toIndexValues(row, thisMonth),
        (values) => brought.push(...values),
      );
    } else if (file.kind === "parameters-electricity" || file.kind === "parameters-gas") {
      const commodity = file.kind === "parameters-gas" ? "gas" : "electricity";
      const values = new Map<string, number>();
      await take(
        readCsvRows(file.open(), file.name, { endsInNewline: true }),
        readParameterName,
        (row) => {
          const parameter = toParameter(row);
          if (values.has(parameter.name)) {
            throw new RowRefusal("compare due volte");
          }
          return parameter;
        },
        ({ name, value }) => values.set(name, value),
      );
      const damaged = new Map(
        refusals
          .filter((refusal) => refusal.file === file.name)
          .map(({ label, reason }) => [label, reason]),
      );
      checkParameterFile({ file: file.name, commodity, values, damaged });
      const names = findLostParameters(
        commodity,
        values,
        parameters[commodity]?.values ?? new Map(),
      );
      if (names.length > 0) {
        lost.push({ file: file.name, names });
      }
      const day = sources.find(({ kind }) => kind === file.kind)?.day ?? "";
      parameters[commodity] = createParameterSet(day, values);
    }
  }

  const { indices, faults } = mergeIndices({
    last: last?.details.indices ?? [],
    brought,
    without: withoutMonths,
    thisMonth,
  });
  return {
    ...parameters,
    indices,
    indexMonths: toIndexMonths(indices),
    indexFaults: faults,
    lost,
    refusals,
    read,
  };
}

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
 * Reads one row of the operators' export: RAGIONE SOCIALE, PARTITA IVA padded to 11 digits, SITO
 * WEB. Throws RowRefusal.
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

function readOperatorCode(row: CsvRow): string {
  return cleanText(row["partita iva"] ?? "", 20).replace(/^IT/i, "");
}
