import { dayInName, PEEK_BYTES, recogniseFile } from "./file-kind.ts";
import { ImportError } from "./import-error.ts";
import { type FileKind, KIND_LABELS, OFFER_KINDS } from "./import-summary.ts";

/** A file of an import. `open` gives its bytes from the start, each time anew. */
export type ImportFile = { name: string; open(): AsyncIterable<Uint8Array> };

export type RecognisedFile = ImportFile & {
  kind: FileKind;
  /** ISO day in its name; null when the name tells none. */
  day: string | null;
};

// Four times what the largest genuine file weighs today.
const MAX_FILE_BYTES = 80 * 1024 * 1024;

/** The order in which files are read: what others rest on comes first. */
const ORDER: readonly FileKind[] = [
  "operators",
  "parameters-electricity",
  "parameters-gas",
  "indices",
  ...OFFER_KINDS,
];

/**
 * Tells what each file is by its content and puts them in order. Of two files of one kind the newer
 * by name stays (indices and operators merge); what is left out is said in `warnings`.
 * Throws ImportError for a file that is not of the open data, is empty or cannot be opened.
 */
export async function recogniseFiles(
  files: readonly ImportFile[],
): Promise<{ files: RecognisedFile[]; warnings: string[] }> {
  const warnings: string[] = [];
  const recognised: RecognisedFile[] = [];
  for (const file of files) {
    const limited = { name: file.name, open: () => limitBytes(file.open(), file.name) };
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
  try {
    for await (const chunk of file.open()) {
      parts.push(chunk);
      length += chunk.length;
      if (length >= PEEK_BYTES) {
        break;
      }
    }
  } catch (cause) {
    // A path that is missing, a folder, or not ours to read.
    throw new ImportError(
      `${file.name}: il file non si può aprire. Controlla il percorso e riprova.`,
      {
        cause,
      },
    );
  }
  if (length === 0) {
    throw new ImportError(`${file.name}: il file è vuoto. Scaricalo di nuovo e riprova.`);
  }
  return Buffer.concat(parts).subarray(0, PEEK_BYTES);
}

async function* limitBytes(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_FILE_BYTES) {
      throw new ImportError(
        `${name}: il file supera ${MAX_FILE_BYTES / 1024 / 1024} MB, troppo per essere un file del Portale Offerte.`,
      );
    }
    yield chunk;
  }
}
