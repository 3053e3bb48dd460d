import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const TEST_DATABASE = join(import.meta.dirname, "test-database.ts");

/** Type imports are erased and lead nowhere. */
const IMPORT =
  /\b(?:import|export)\s+(?!type\b)(?:[^;"]*\bfrom\s+)?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g;

/**
 * Whether a file imports `test-database.ts`, directly or through other files. Only tests that do
 * run on Postgres; every other test runs the same whichever database is set. Throws if the file is
 * missing.
 */
export function reachesTestDatabase(file: string): boolean {
  const seen = new Set([resolve(file)]);
  for (const path of seen) {
    if (path === TEST_DATABASE) {
      return true;
    }
    for (const found of listImports(path)) {
      seen.add(found);
    }
  }
  return false;
}

const imports = new Map<string, string[]>();

function listImports(path: string): string[] {
  const known = imports.get(path);
  if (known !== undefined) {
    return known;
  }
  const found = [...readFileSync(path, "utf8").matchAll(IMPORT)]
    .map(([, from, loaded]) => resolve(dirname(path), from ?? loaded ?? ""))
    .filter((name) => existsSync(name));
  imports.set(path, found);
  return found;
}
