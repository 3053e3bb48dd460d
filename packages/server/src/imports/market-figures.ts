import type { Database } from "../db/database.ts";
import {
  readIndexRows,
  readParameterSet,
  type Snapshot,
  toIndexMonths,
} from "../offers/snapshot-repository.ts";
import type { IndexMonth } from "../spend/index-price.ts";
import { createParameterSet, type ParameterSet } from "../spend/parameter-set.ts";
import { readCsvRows } from "./csv-rows.ts";
import type { RecognisedFile } from "./import-files.ts";
import type { Refusal } from "./import-repository.ts";
import type { SnapshotSource } from "./import-summary.ts";
import { toIndexValues } from "./index-file.ts";
import { readOperatorRows } from "./operator-rows.ts";
import { readOperatorCode, toOperatorName } from "./operators-file.ts";
import { readParameterName, toParameter } from "./parameter-file.ts";
import { checkParameterFile, findLostParameters } from "./parameter-set-check.ts";
import { RowRefusal, toReading } from "./row-refusal.ts";
import { stageIndices, stageParameters } from "./staging-repository.ts";
import type { SupplierNaming } from "./supplier-naming.ts";

/** What prices the offers of a snapshot, with the rows that were refused on the way. */
export type MarketFigures = {
  electricity: ParameterSet | null;
  gas: ParameterSet | null;
  indexMonths: IndexMonth[];
  /** Parameters that the rules read and the last set had, by the file that no longer has them. */
  lost: { file: string; names: string[] }[];
  refusals: Refusal[];
  read: number;
};

/**
 * Reads the names, parameters and indices of an import, completes them with those of the last
 * snapshot, and stores them with the new one. Indices add up: a month that a file gives again takes
 * the place of the old value. Throws ImportError for a parameter file that cannot price a household.
 */
export async function stageFigures({
  db,
  snapshotId,
  files,
  base,
  sources,
  naming,
}: {
  db: Database;
  snapshotId: string;
  files: readonly RecognisedFile[];
  base: Snapshot | null;
  sources: readonly SnapshotSource[];
  naming: SupplierNaming;
}): Promise<MarketFigures> {
  const refusals: Refusal[] = [];
  const lost: MarketFigures["lost"] = [];
  let read = 0;
  const indices = new Map(
    (base === null ? [] : await readIndexRows(db, base.id)).map((row) => [
      `${row.series}/${row.month}`,
      row,
    ]),
  );
  const parameters: { electricity: ParameterSet | null; gas: ParameterSet | null } = {
    electricity: base === null ? null : await readParameterSet(db, base, "electricity"),
    gas: base === null ? null : await readParameterSet(db, base, "gas"),
  };

  for (const file of files) {
    const take = async <T>(
      rows: AsyncIterable<{ row: Record<string, string>; position: number }>,
      codeOf: (row: Record<string, string>) => string,
      parse: (row: Record<string, string>) => T,
      keep: (value: T) => void,
    ) => {
      for await (const { row, position } of rows) {
        read += 1;
        const reading = toReading(codeOf(row), position, () => parse(row));
        if (reading.status === "read") {
          keep(reading.value);
        } else {
          refusals.push({ file: file.name, position, code: reading.code, reason: reading.reason });
        }
      }
    };
    if (file.kind === "operators") {
      await take(readOperatorRows(file), readOperatorCode, toOperatorName, naming.learn);
    } else if (file.kind === "indices") {
      await take(
        readCsvRows(file.open(), file.name),
        (row) => row.annomese ?? "",
        toIndexValues,
        (values) => {
          for (const value of values) {
            indices.set(`${value.series}/${value.month}`, value);
          }
        },
      );
    } else if (file.kind === "parameters-electricity" || file.kind === "parameters-gas") {
      const commodity = file.kind === "parameters-gas" ? "gas" : "electricity";
      const values = new Map<string, number>();
      await take(
        readCsvRows(file.open(), file.name),
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
          .map(({ code, reason }) => [code, reason]),
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

  for (const commodity of ["electricity", "gas"] as const) {
    const set = parameters[commodity];
    if (set !== null) {
      const rows = [...set.values].map(([name, value]) => ({ name, value }));
      await stageParameters(db, snapshotId, commodity, rows);
    }
  }
  await stageIndices(db, snapshotId, [...indices.values()]);
  return { ...parameters, indexMonths: toIndexMonths([...indices.values()]), lost, refusals, read };
}
