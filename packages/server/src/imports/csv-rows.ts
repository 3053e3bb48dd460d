import { pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { ImportError } from "./import-error.ts";

/** Cells by column name, as the header writes it, in lower case. */
export type CsvRow = Record<string, string>;

// The longest genuine record is a zone list of some 8,000 municipalities, 56 kB.
const MAX_RECORD = 200_000;

/**
 * Streams the rows of a CSV with a header; the separator is the one the header uses. A row of
 * another length is kept (a missing cell reads as absent): one bad row does not stop a file.
 * Throws ImportError when a quote is never closed or a row is endless.
 */
export async function* readCsvRows(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
): AsyncGenerator<{ row: CsvRow; position: number }> {
  const text = decodeText(chunks)[Symbol.asyncIterator]();
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
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
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
      yield { row, position };
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
}

/** `;` where the header has more of them than commas. */
export function separatorOf(head: string): ";" | "," {
  const header = head.split("\n", 1)[0] ?? "";
  return header.split(";").length > header.split(",").length ? ";" : ",";
}

async function* chain(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    yield next.value;
  }
}

/**
 * UTF-8 as long as the bytes are, and windows-1252 from the first chunk that is not: both occur in
 * the open data and no header tells which.
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
        // Not UTF-8: from here on the other encoding, which can read any byte.
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

/** How many bytes at the end begin a UTF-8 sequence that is not finished. */
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
