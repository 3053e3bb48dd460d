import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Check } from "typebox/value";
import { toFileError } from "../errors.ts";
import { isSystemError } from "../process/system-error.ts";
import { BackupManifest, MANIFEST, toFilePath, toTablePath } from "./backup-manifest.ts";
import { hashFile } from "./write-backup.ts";

/**
 * Unpacks a copy into `folder`, which is empty, and compares every checksum. Throws
 * `AppError("invalid-field")` for a file that is no copy or is damaged.
 */
export async function unpackBackup(path: string, folder: string): Promise<BackupManifest> {
  await unpack(path, folder);
  const manifest = await readManifest(path, folder);
  for (const { name, sha256 } of manifest.tables) {
    await compare(path, join(folder, toTablePath(name)), sha256);
  }
  for (const { path: file, sha256 } of manifest.files) {
    await compare(path, join(folder, toFilePath(file)), sha256);
  }
  return manifest;
}

/**
 * The lines of an unpacked table, in portions. Node's line reader would break a text at U+2028 too,
 * which JSON leaves as it is.
 */
export async function* readLines(folder: string, table: string): AsyncGenerator<string[]> {
  const input = createReadStream(join(folder, toTablePath(table)), "utf8");
  let rest = "";
  for await (const chunk of input as AsyncIterable<string>) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    if (lines.length > 0) {
      yield lines;
    }
  }
}

async function unpack(path: string, folder: string): Promise<void> {
  const { extract } = await import("tar");
  try {
    await extract({ cwd: folder, file: path, strict: true, preserveOwner: false });
  } catch (cause) {
    const isMissing = isSystemError(cause, "ENOENT");
    throw toFileError(path, isMissing ? "il file non c’è" : NO_COPY, cause);
  }
}

async function readManifest(path: string, folder: string): Promise<BackupManifest> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(join(folder, MANIFEST), "utf8"));
  } catch (cause) {
    throw toFileError(path, NO_COPY, cause);
  }
  if (!Check(BackupManifest, value)) {
    throw toFileError(path, NO_COPY);
  }
  return value;
}

async function compare(path: string, part: string, sha256: string): Promise<void> {
  const found = await hashFile(part).catch((cause: unknown) => {
    throw toFileError(path, DAMAGED, cause);
  });
  if (found.sha256 !== sha256) {
    throw toFileError(path, DAMAGED);
  }
}

const NO_COPY = "non è una copia di Volpe, o non è intera";
const DAMAGED = "la copia è rovinata: usane un’altra";
