import { pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { ImportError } from "./import-file.ts";

/** Cells by the column names of the header, in lower case. */
export type CsvRow = Record<string, string>;

// The longest genuine record is a zone list of some 8,000 municipalities, 56 kB.
const MAX_RECORD = 200_000;

/**
 * Streams the rows of a CSV with a header, whose separator is used. A row of another length is kept
 * (a missing cell reads as absent) and reported by `isShort`, so that one bad row does not stop a
 * file. Throws ImportError if a quote is never closed or a row is endless, and, for a file that a
 * program writes, if the last line has no end, because the file was cut.
 */
export async function* readCsvRows(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
  { endsInNewline = false } = {},
): AsyncGenerator<{ row: CsvRow; position: number; isShort: boolean }> {
  const end = { last: "\n" };
  const text = noteEnd(decodeText(chunks), end);
  let columns = 0;
  let head = "";
  while (!head.includes("\n") && head.length < MAX_RECORD) {
    const next = await text.next();
    if (next.done === true) {
      break;
    }
    head += next.value;
  }
  const records = pipeline(
    chain(head, text),
    parse({
      delimiter: separatorOf(head),
      columns: (names: string[]) => {
        const lower = names.map((name) => name.trim().toLowerCase());
        columns = new Set(lower).size;
        return lower;
      },
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MAX_RECORD,
    }),
    // The failure is thrown by the loop below.
    () => undefined,
  );
  let position = 0;
  try {
    for await (const row of records as AsyncIterable<CsvRow>) {
      position += 1;
      yield { row, position, isShort: Object.keys(row).length < columns };
    }
  } catch (error) {
    if (error instanceof CsvError) {
      throw new ImportError(
        `${file}: il CSV non si legge dopo la riga ${position + 1} (${error.code}). Scaricalo di nuovo e riprova.`,
        { cause: error },
      );
    }
    throw error;
  }
  if (endsInNewline && end.last !== "\n" && end.last !== "\r") {
    throw new ImportError(
      `${file}: il file è tagliato, l’ultima riga non finisce. Scaricalo di nuovo e riprova.`,
    );
  }
}

/** Passes a text on and records its last character. */
async function* noteEnd(
  text: AsyncIterable<string>,
  end: { last: string },
): AsyncGenerator<string> {
  for await (const part of text) {
    end.last = part.at(-1) ?? end.last;
    yield part;
  }
}

/** Returns `;` if the header has more semicolons than commas. */
export function separatorOf(head: string): ";" | "," {
  const header = head.split("\n", 1)[0] ?? "";
  return header.split(";").length > header.split(",").length ? ";" : ",";
}

async function* chain(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

/**
 * Decodes UTF-8, and windows-1252 from the first chunk that is not valid UTF-8. Both occur in the
 * open data, and no header names the encoding.
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const windows1252 = new TextDecoder("windows-1252");
  let carry = new Uint8Array(0);
  let isUtf8 = true;
  let isStart = true;
  const decode = (bytes: Uint8Array): string => {
    if (isUtf8) {
      try {
        return utf8.decode(bytes);
      } catch {
        // Not UTF-8: decode the rest as windows-1252, which accepts any byte.
        isUtf8 = false;
      }
    }
    return windows1252.decode(bytes);
  };
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([carry, chunk]);
    const end = bytes.length - partialBytes(bytes);
    const text = decode(bytes.subarray(0, end));
    carry = Uint8Array.from(bytes.subarray(end));
    yield isStart ? text.replace(/^\uFEFF/, "") : text;
    isStart = false;
  }
  if (carry.length > 0) {
    yield decode(carry);
  }
}

/** Counts the bytes at the end that begin an unfinished UTF-8 sequence. */
function partialBytes(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? back : 0;
    }
    if (byte < 0x80) {
      return 0;
    }
  }
  return 0;
}
