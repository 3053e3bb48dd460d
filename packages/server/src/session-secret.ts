import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError, readText } from "./config-values.ts";
import { makeDataFolder } from "./data-folder.ts";
import { isSystemError } from "./system-error.ts";

const MIN_LENGTH = 32;

/** The given secret, or the one made once and kept in `dataDir`, readable by its owner alone. */
export function readSessionSecret(
  env: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): string {
  const given = readText(env, "SESSION_SECRET");
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
    return readKept(path) ?? makeOnce(path);
  } catch (error) {
    if (isSystemError(error)) {
      throw new ConfigError(
        "DATA_DIR",
        `indica ${dataDir}, dove non si può scrivere (${error.code}): correggi i permessi o scegli un’altra cartella`,
      );
    }
    throw error;
  }
}

function readKept(path: string): string | null {
  let kept: string;
  try {
    kept = readFileSync(path, "utf8").trim();
  } catch (error) {
    if (isSystemError(error) && error.code === "ENOENT") {
      return null;
    }
    throw error;
  }
  if (kept.length < MIN_LENGTH) {
    throw new ConfigError(
      "SESSION_SECRET",
      `manca e il segreto conservato in ${path} è rovinato: cancella il file per farne uno nuovo`,
    );
  }
  return kept;
}

// Written whole beside it and linked: of two processes at once one wins and both read the same.
function makeOnce(path: string): string {
  const draft = `${path}.${process.pid}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isSystemError(error) || error.code !== "EEXIST") {
      throw error;
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, "utf8").trim();
}
