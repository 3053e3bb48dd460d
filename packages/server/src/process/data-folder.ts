import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { ConfigError } from "./config-values.ts";
import { isSystemError } from "./system-error.ts";

/** Creates the data folder and its missing parents. Throws `ConfigError` naming DATA_DIR. */
export function makeDataFolder(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    throw toFolderError(path, error);
  }
}

/**
 * Converts a file system error to a `ConfigError` naming DATA_DIR; returns other errors unchanged.
 */
export function toFolderError(path: string, error: unknown): unknown {
  return isSystemError(error)
    ? new ConfigError(
        "DATA_DIR",
        `indica ${path}, dove non si può scrivere (${error.code}): correggi i permessi o scegli un’altra cartella`,
      )
    : error;
}

// Creates level by level: Node's recursive mkdir never ends if an existing parent answers ENOENT
// for a child, as /proc does.
function makeFolder(path: string): void {
  const parent = dirname(path);
  if (parent !== path && statSync(parent, { throwIfNoEntry: false }) === undefined) {
    makeFolder(parent);
  }
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      throw error;
    }
  }
}

/**
 * Creates the data folder and restricts it, and whatever this process creates from now on, to its
 * user. A data folder of another owner is not changed. Throws `ConfigError` naming DATA_DIR.
 */
export function closeDataFolder(dataDir: string): void {
  process.umask(0o077);
  makeDataFolder(dataDir);
  if (statSync(dataDir).uid === process.getuid?.()) {
    chmodSync(dataDir, 0o700);
  }
}

/**
 * Restricts everything below `folder` to its owner. PGlite makes some of its files writable for
 * everybody, and a folder of an earlier version is readable.
 */
export function closeToOthers(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const path of [folder, ...paths.map((name) => join(folder, name))]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0) {
      chmodSync(path, mode & 0o700);
    }
  }
}
