import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "./config-values.ts";
import { isSystemError } from "./system-error.ts";

/** Makes the data's folder and what is missing above it. Throws `ConfigError` naming DATA_DIR. */
export function makeDataFolder(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    if (isSystemError(error)) {
      throw new ConfigError(
        "DATA_DIR",
        `indica ${path}, dove non si può scrivere (${error.code}): correggi i permessi o scegli un’altra cartella`,
      );
    }
    throw error;
  }
}

// Level by level: Node's recursive mkdir never ends where a parent exists and refuses its child
// with ENOENT, as /proc does.
function makeFolder(path: string): void {
  const parent = dirname(path);
  if (parent !== path && statSync(parent, { throwIfNoEntry: false }) === undefined) {
    makeFolder(parent);
  }
  try {
    mkdirSync(path);
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      throw error;
    }
  }
}
