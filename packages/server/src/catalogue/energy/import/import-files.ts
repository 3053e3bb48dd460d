import { separatorOf } from "../../../tables/csv-rows.ts";
import { ImportError, type ImportFile, readImportFile } from "../../../tables/import-file.ts";
import {
  type FileKind,
  KIND_LABELS,
  OFFER_KINDS,
  type SnapshotSource,
} from "../energy-snapshot.ts";

export type RecognisedFile = ImportFile & {
  kind: FileKind;
  /** ISO day in its name; null if the name has none. */
  day: string | null;
};

// Four times the size of the largest genuine file today.
const LIMIT = { maxMb: 80, advice: ", troppo per essere un file del Portale Offerte." };

/** The order in which files are read: a file comes after those that it depends on. */
const ORDER: readonly FileKind[] = [
  "operators",
  "parameters-electricity",
  "parameters-gas",
  "indices",
  ...OFFER_KINDS,
];

/** The kinds whose files and whose last snapshot are merged. */
const MERGED: ReadonlySet<FileKind> = new Set(["indices", "operators"]);

/**
 * Identifies each file by its content and sorts them. Of two files of one kind only the newer by
 * name is used (indices and operators are merged); `warnings` name the others. Throws ImportError
 * for a file that is not of the open data, is empty or cannot be opened.
 */
export async function recogniseFiles(
  files: readonly ImportFile[],
): Promise<{ files: RecognisedFile[]; warnings: string[] }> {
  const warnings: string[] = [];
  const recognised: RecognisedFile[] = [];
  for (const file of files) {
    const limited = { name: file.name, open: () => readImportFile(file, LIMIT) };
    const kind = recogniseFile(await peek(limited), file.name);
    recognised.push({ ...limited, kind, day: dayInName(file.name) });
  }
  const used: RecognisedFile[] = [];
  for (const kind of ORDER) {
    const same = recognised
      .filter((file) => file.kind === kind)
      .toSorted((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
    if (MERGED.has(kind)) {
      used.push(...same);
      continue;
    }
    const newest = same.at(-1);
    if (newest !== undefined) {
      used.push(newest);
    }
    for (const file of same.slice(0, -1)) {
      warnings.push(
        `${file.name}: lasciato da parte, ${newest?.name} contiene ${KIND_LABELS[kind]} più recenti.`,
      );
    }
  }
  return { files: used, warnings };
}

/** How many bytes from the start identify a file. */
const PEEK_BYTES = 64 * 1024;

async function peek(file: ImportFile): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of file.open()) {
    parts.push(chunk);
    length += chunk.length;
    if (length >= PEEK_BYTES) {
      break;
    }
  }
  if (length === 0) {
    throw new ImportError(`${file.name}: il file è vuoto. Scaricalo di nuovo e riprova.`);
  }
  return Buffer.concat(parts).subarray(0, PEEK_BYTES);
}

/**
 * Leaves out files that are older than those of the last snapshot, by the days in their names. A
 * file without a day is kept. Indices and operators are merged. With `force` all files are kept and
 * reported.
 */
export function leaveOutOlder(
  files: readonly RecognisedFile[],
  last: readonly SnapshotSource[],
  { force }: { force: boolean },
): { files: RecognisedFile[]; warnings: string[]; forced: string[] } {
  const used: RecognisedFile[] = [];
  const older: string[] = [];
  for (const file of files) {
    const newer = MERGED.has(file.kind) ? undefined : findNewer(file, last);
    if (newer === undefined || force) {
      used.push(file);
    }
    if (newer !== undefined) {
      const label = KIND_LABELS[file.kind];
      older.push(
        force
          ? `${file.name} è più vecchio di ${newer.file}, già importato (${label}).`
          : `${file.name}: lasciato da parte, ${newer.file} già importato contiene ${label} più recenti; --force lo prende lo stesso.`,
      );
    }
  }
  return { files: used, warnings: force ? [] : older, forced: force ? older : [] };
}

function findNewer(
  { kind, day }: RecognisedFile,
  last: readonly SnapshotSource[],
): SnapshotSource | undefined {
  return last.find((source) => {
    const known = dayInName(source.file);
    return source.kind === kind && day !== null && known !== null && known > day;
  });
}

/**
 * Identifies a file by its first bytes: an XML by the TIPO_MERCATO of its first offer, a CSV by its
 * columns or first names. Throws ImportError for any other content. The name is for the message.
 */
export function recogniseFile(start: Uint8Array, file: string): FileKind {
  if (start[0] === 0x50 && start[1] === 0x4b) {
    return "operators";
  }
  const text = new TextDecoder("windows-1252").decode(start).replace(/^\u00EF\u00BB\u00BF/, "");
  const kind = text.trimStart().startsWith("<") ? recogniseXml(text, file) : recogniseCsv(text);
  if (kind === null) {
    throw new ImportError(
      `${file}: non riconosco questo file. Servono i file del Portale Offerte: offerte XML, PLACET CSV, parametri CSV, indici PUN/PSV CSV, oppure l’elenco degli operatori.`,
    );
  }
  return kind;
}

/** The day in a file's name (`…_20261004.csv`), ISO; null when there is none. */
export function dayInName(file: string): string | null {
  const match = /(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/.exec(file);
  return match === null ? null : `${match[1]}-${match[2]}-${match[3]}`;
}

function recogniseXml(text: string, file: string): FileKind | null {
  const market = /<(?:\w+:)?TIPO_MERCATO>\s*(0[123])/.exec(text)?.[1];
  const kinds = { "01": "offers-electricity", "02": "offers-gas", "03": "offers-dual" } as const;
  if (market !== undefined && market in kinds) {
    return kinds[market as keyof typeof kinds];
  }
  if (!text.includes("ListaOfferteMercatoLibero")) {
    return null;
  }
  // An empty list can be identified by its name only.
  return /_G_/i.test(file)
    ? "offers-gas"
    : /_D_/i.test(file)
      ? "offers-dual"
      : "offers-electricity";
}

function recogniseCsv(text: string): FileKind | null {
  const [header = "", ...rows] = text.split(/\r?\n/);
  const columns = header
    .split(separatorOf(header))
    .map((name) => name.replaceAll('"', "").trim().toLowerCase());
  if (columns.includes("cod_offerta") && columns.includes("p_iva")) {
    return columns.includes("p_vol") ? "placet-gas" : "placet-electricity";
  }
  if (columns.includes("nome_parametro")) {
    return rows.some((row) => /^"?(sigma1|cdispd|pcv_c|dispbt_d)\b/.test(row))
      ? "parameters-electricity"
      : rows.some((row) => /^"?(qt|tau1_cc1_a1|ug2s|st_a1)\b/.test(row))
        ? "parameters-gas"
        : null;
  }
  if (columns[0] === "annomese") {
    return "indices";
  }
  return columns.includes("ragione sociale") && columns.includes("partita iva")
    ? "operators"
    : null;
}
