import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import type { CsvRow } from "./csv-rows.ts";
import { ImportError, type ImportFile } from "./import-file.ts";

/** The largest sheet of the genuine export has some megabytes. */
const MAX_ENTRY_BYTES = 40 * 1024 * 1024;

/**
 * The rows of the first sheet of an xlsx, or of the one xlsx inside a zip, under its header row.
 * The operators' export is the only file read this way: some 200 kB, held in memory.
 */
export async function* readSheetRows(
  file: ImportFile,
): AsyncGenerator<{ row: CsvRow; position: number }> {
  const outer = await buffer(file.open());
  const book = readZipEntry(outer, /\.xlsx$/i, file.name) ?? outer;
  const sheet = readZipEntry(book, /^xl\/worksheets\/sheet1\.xml$/i, file.name);
  const strings = readZipEntry(book, /^xl\/sharedStrings\.xml$/i, file.name);
  if (sheet === null) {
    throw new ImportError(
      `${file.name}: dentro non c’è un foglio xlsx. Servono gli operatori in CSV o xlsx.`,
    );
  }
  const shared = strings === null ? [] : readSharedStrings(strings, file.name);
  let header: string[] | null = null;
  let position = 0;
  for (const cells of readCells(sheet, shared, file.name)) {
    const names = cells.map((cell) => cell.trim().toLowerCase());
    if (header === null) {
      // The export may begin with a title: the header is the row that names the columns.
      header = names.includes("ragione sociale") && names.includes("partita iva") ? names : null;
      continue;
    }
    position += 1;
    const row: CsvRow = {};
    for (const [column, name] of header.entries()) {
      row[name] = cells[column]?.trim() ?? "";
    }
    yield { row, position };
  }
  if (header === null) {
    throw new ImportError(`${file.name}: mancano le colonne RAGIONE SOCIALE e PARTITA IVA.`);
  }
}

/**
 * Reads the first file of a zip that is called `wanted`; null if there is none. An entry is
 * inflated into a buffer of its declared size: an entry that declares too little is cut, and no
 * bomb can fill the memory.
 */
function readZipEntry(zip: Uint8Array, wanted: RegExp, file: string): Uint8Array | null {
  let found = false;
  const filter = (entry: { name: string; originalSize: number }): boolean => {
    if (found || !wanted.test(entry.name)) {
      return false;
    }
    if (entry.originalSize > MAX_ENTRY_BYTES) {
      throw new RangeError(`${entry.name} has ${entry.originalSize} bytes`);
    }
    found = true;
    return true;
  };
  try {
    return Object.values(unzipSync(zip, { filter }))[0] ?? null;
  } catch (cause) {
    throw new ImportError(
      `${file}: l’archivio zip è danneggiato o troppo grande. Scaricalo di nuovo e riprova.`,
      { cause },
    );
  }
}

function readSharedStrings(xml: Uint8Array, file: string): string[] {
  const strings: string[] = [];
  parse(xml, file, {
    open: (name) => {
      if (name === "si") {
        strings.push("");
      }
    },
    text: (text, path) => {
      // `rPh` holds the reading of East Asian words, not the text.
      if (path.at(-1) === "t" && !path.includes("rPh") && strings.length > 0) {
        strings[strings.length - 1] += text;
      }
    },
  });
  return strings;
}

function readCells(xml: Uint8Array, shared: readonly string[], file: string): string[][] {
  const rows: string[][] = [];
  let column = 0;
  let type = "";
  parse(xml, file, {
    open: (name, attributes) => {
      if (name === "row") {
        rows.push([]);
        column = -1;
      } else if (name === "c") {
        column = attributes.r === undefined ? column + 1 : toColumn(attributes.r);
        type = attributes.t ?? "";
      }
    },
    text: (text, path) => {
      const row = rows.at(-1);
      const leaf = path.at(-1);
      if (row === undefined || column < 0 || column > 200 || (leaf !== "v" && leaf !== "t")) {
        return;
      }
      while (row.length <= column) {
        row.push("");
      }
      row[column] += type === "s" ? (shared[Number(text)] ?? "") : text;
    },
  });
  return rows;
}

function parse(
  xml: Uint8Array,
  file: string,
  on: {
    open: (name: string, attributes: Record<string, string>) => void;
    text: (text: string, path: readonly string[]) => void;
  },
): void {
  const parser = new SaxesParser();
  const path: string[] = [];
  const fail = (): never => {
    throw new ImportError(`${file}: il foglio xlsx è malformato. Scaricalo di nuovo e riprova.`);
  };
  parser.on("error", fail);
  parser.on("doctype", fail);
  parser.on("opentag", ({ name, attributes }) => {
    const local = name.replace(/^.*:/, "");
    path.push(local);
    on.open(local, attributes);
  });
  parser.on("closetag", () => path.pop());
  parser.on("text", (text) => on.text(text, path));
  parser.write(new TextDecoder().decode(xml)).close();
}

/** The number of a column: `AB12` → 27. */
function toColumn(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "A";
  return [...letters].reduce((total, letter) => total * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
