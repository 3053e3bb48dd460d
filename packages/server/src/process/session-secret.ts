import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError, type Environment, readTextVariable } from "./config-values.ts";
import { makeDataFolder, toFolderError } from "./data-folder.ts";
import { isSystemError } from "./system-error.ts";

const MIN_LENGTH = 32;

/**
 * The given secret, or one that is created once and stored in `dataDir`, readable only by its
 * owner.
 */
export function readSessionSecret(env: Environment, dataDir: string): string {
  const given = readTextVariable(env, "SESSION_SECRET");
  if (given !== null) {
    if (given.length < MIN_LENGTH) {
      throw new ConfigError(
        "SESSION_SECRET",
        `ha ${given.length} caratteri: ne servono almeno ${MIN_LENGTH}`,
      );
    }
    return given;
  }
  const path = join(dataDir, "session-secret");
  makeDataFolder(dataDir);
  try {
    return readStored(path) ?? makeOnce(path);
  } catch (error) {
    throw toFolderError(dataDir, error);
  }
}

function readStored(path: string): string | null {
  let stored: string;
  try {
    stored = readFileSync(path, "utf8").trim();
  } catch (error) {
    if (isSystemError(error, "ENOENT")) {
      return null;
    }
    throw error;
  }
  if (stored.length < MIN_LENGTH) {
    throw new ConfigError(
      "SESSION_SECRET",
      `manca e il segreto conservato in ${path} è rovinato: cancella il file per farne uno nuovo`,
    );
  }
  return stored;
}

// The secret is written to another file and linked: if two processes start at once, both read the
// same secret.
function makeOnce(path: string): string {
  const draft = `${path}.${process.pid}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isSystemError(error, "EEXIST")) {
      throw error;
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, "utf8").trim();
}
