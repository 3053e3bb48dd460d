import { ImportError, type ImportFile, readImportFile } from "../../../tables/import-file.ts";
import {
  type FileKind,
  KIND_LABELS,
  OFFER_KINDS,
  type SnapshotSource,
} from "../energy-snapshot.ts";
import { dayInName, PEEK_BYTES, recogniseFile } from "./file-kind.ts";

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

/**
 * Identifies each file by its content and sorts them. Of two files of one kind only the newer by name
 * is used (indices and operators are merged); `warnings` name the others. Throws ImportError for a
 * file that is not of the open data, is empty or cannot be opened.
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
  const kept: RecognisedFile[] = [];
  for (const kind of ORDER) {
    const same = recognised
      .filter((file) => file.kind === kind)
      .toSorted((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
    if (kind === "indices" || kind === "operators") {
      kept.push(...same);
      continue;
    }
    const newest = same.at(-1);
    if (newest !== undefined) {
      kept.push(newest);
    }
    for (const file of same.slice(0, -1)) {
      warnings.push(
        `${file.name}: lasciato da parte, ${newest?.name} contiene ${KIND_LABELS[kind]} più recenti.`,
      );
    }
  }
  return { files: kept, warnings };
}

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
  const kept: RecognisedFile[] = [];
  const older: string[] = [];
  for (const file of files) {
    const newer = isMerged(file) ? undefined : findNewer(file, last);
    if (newer === undefined || force) {
      kept.push(file);
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
  return { files: kept, warnings: force ? [] : older, forced: force ? older : [] };
}

function isMerged({ kind }: RecognisedFile): boolean {
  return kind === "indices" || kind === "operators";
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
