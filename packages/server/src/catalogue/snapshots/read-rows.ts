import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { isRecord } from "@volpe/contract";
import type { TObject, TSchema } from "typebox";
import { Check } from "typebox/value";
import { type CsvRow, decodeText, readCsvRows } from "../../tables/csv-rows.ts";
import { ImportError, type ImportFile, readImportFile } from "../../tables/import-file.ts";
import { cleanText } from "../../text/clean-text.ts";
import { createYielder, withYields } from "../../time/yield-to-event-loop.ts";
import {
  type FieldKind,
  type FileDots,
  findFileDots,
  readCellNumber,
  toFieldKind,
  toHint,
} from "./row-field.ts";

/**
 * An unchecked row. Its position is the spreadsheet's line in a CSV, or the ordinal in a JSON
 * array.
 */
type RawRow = { values: Record<string, unknown>; position: number };

type CheckedRow<Row> =
  | { status: "read"; row: Row; position: number }
  | { status: "refused"; reason: string; position: number };

export const MAX_FILE_MB = 20;
const LIMIT = { maxMb: MAX_FILE_MB, advice: ". Dividilo e riprova." };
const TRUE = new Set(["si", "sì", "s", "true", "vero", "1", "yes", "x"]);
const FALSE = new Set(["no", "n", "false", "falso", "0"]);

/**
 * Reads the rows of a CSV or a JSON array, which the first character distinguishes. Throws
 * ImportError for a file that cannot be opened, is empty, is too large or is neither of the two.
 */
export async function readRawRows(
  file: ImportFile,
  schema: TObject,
): Promise<{ rows: RawRow[]; unknown: string[]; dots: FileDots }> {
  const bytes = await buffer(readImportFile(file, LIMIT));
  const start = bytes
    .subarray(0, 64 * 1024)
    .toString("latin1")
    .replace(/^ï»¿/, "")
    .trimStart()
    .charAt(0);
  if (start === "") {
    throw new ImportError(`${file.name}: il file è vuoto.`);
  }
  const rows =
    start === "[" || start === "{"
      ? await readJsonRows(bytes, file.name)
      : await readCsv(bytes, file.name, schema);
  const columns = new Set<string>();
  for await (const { values } of withYields(rows)) {
    for (const column of Object.keys(values)) {
      columns.add(column);
    }
  }
  return {
    rows,
    unknown: [...columns].filter((name) => !Object.hasOwn(schema.properties, name)),
    dots: await findFileDots(rows, schema),
  };
}

/** Checks a row against its schema. A refusal names each invalid field and how to correct it. */
export function checkRow<Row>(
  { values, position }: RawRow,
  schema: TObject,
  dots: FileDots = "unknown",
): CheckedRow<Row> {
  const row: Record<string, unknown> = {};
  const faults: string[] = [];
  const required = new Set(schema.required);
  for (const [name, property] of Object.entries(schema.properties as Record<string, TSchema>)) {
    const kind = toFieldKind(property);
    const cell =
      kind === "number" && typeof values[name] === "string"
        ? readCellNumber(cleanText(values[name], 2000), property, dots)
        : null;
    if (cell?.status === "ambiguous") {
      faults.push(`${name} («${toShown(values[name])}») ${cell.hint}`);
      continue;
    }
    const value = cell?.status === "read" ? cell.value : toValue(values[name], kind);
    if (value === undefined && !required.has(name)) {
      continue;
    }
    if (value === undefined && Check(property, "")) {
      row[name] = "";
    } else if (value === undefined) {
      faults.push(`${name} manca: ${toHint(property)}`);
    } else if (!Check(property, value)) {
      faults.push(`${name} non va bene («${toShown(values[name])}»): ${toHint(property)}`);
    } else {
      row[name] = value;
    }
  }
  // Each property was checked above.
  return faults.length === 0
    ? { status: "read", row: row as Row, position }
    : { status: "refused", reason: faults.join("; "), position };
}

/** The value of a cell; undefined or [] if it is empty. Unparsable text is returned unchanged. */
function toValue(raw: unknown, kind: FieldKind): unknown {
  if (raw === null || raw === undefined) {
    return kind === "list" ? [] : undefined;
  }
  if (kind === "list") {
    const parts = Array.isArray(raw) ? raw : String(raw).split("|");
    return parts
      .map((part) => (typeof part === "string" ? part.trim() : part))
      .filter((part) => part !== "");
  }
  if (typeof raw !== "string") {
    return raw;
  }
  const clean = cleanText(raw, 2000);
  if (kind === "flag") {
    const word = clean.toLowerCase();
    return TRUE.has(word) ? true : FALSE.has(word) ? false : clean === "" ? undefined : clean;
  }
  return clean === "" ? undefined : clean;
}

function toShown(value: unknown): string {
  return cleanText(typeof value === "string" ? value : (JSON.stringify(value) ?? ""), 40);
}

async function readJsonRows(bytes: Buffer, name: string): Promise<RawRow[]> {
  let rows: unknown;
  try {
    rows = JSON.parse(await text(decodeText(Readable.from([bytes]))));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) {
      throw cause;
    }
    throw new ImportError(`${name}: il JSON non si legge. Controlla virgole e parentesi.`, {
      cause,
    });
  }
  if (!Array.isArray(rows)) {
    throw new ImportError(`${name}: il JSON deve essere un elenco di righe, tra [ e ].`);
  }
  return rows.map((row: unknown, index) => ({
    values: isRecord(row) ? row : {},
    position: index + 1,
  }));
}

/** Column names are case-insensitive. The header is line 1. */
async function readCsv(bytes: Buffer, name: string, schema: TObject): Promise<RawRow[]> {
  const names = new Map(Object.keys(schema.properties).map((key) => [key.toLowerCase(), key]));
  const rows: RawRow[] = [];
  const yieldToEventLoop = createYielder();
  for await (const { row, position } of readCsvRows(inChunks(bytes), name)) {
    rows.push({ values: rename(row, names), position: position + 1 });
    await yieldToEventLoop();
  }
  if (rows.length > 0 && !rows.some(({ values }) => [...names.values()].some((n) => n in values))) {
    throw new ImportError(
      `${name}: non trovo le colonne. La prima riga deve avere i nomi: ${[...names.values()].join(", ")}.`,
    );
  }
  return rows;
}

function rename(row: CsvRow, names: ReadonlyMap<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, cell]) => [names.get(column) ?? column, cell]),
  );
}

const CHUNK_BYTES = 64 * 1024;

/** Splits the bytes, because the CSV reader parses a whole chunk without a pause. */
async function* inChunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  const yieldToEventLoop = createYielder();
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield bytes.subarray(start, start + CHUNK_BYTES);
    await yieldToEventLoop();
  }
}
