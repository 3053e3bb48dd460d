import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { listReleases, MIGRATIONS_FOLDER } from "./migrations-folder.ts";

const INITIAL_MS = Date.UTC(2026, 10, 21);
const INITIAL_ID = "00000000-0000-4000-8000-000000000001";

/** Writes the migration that makes the whole schema into an empty `folder`. Throws when it fails. */
export function generateMigration(folder: string): void {
  const said = runKit(folder, "initial");
  // drizzle-kit exits with 0 even if it cannot read the schema.
  if (!said.includes(WRITTEN)) {
    throw new Error(`drizzle-kit failed: ${said}`);
  }
  // drizzle-kit knows no triggers.
  const triggers = readFileSync(join(import.meta.dirname, "triggers.sql"), "utf8").trimEnd();
  appendFileSync(join(folder, "0000_initial.sql"), triggers);
  settle(join(folder, "meta/_journal.json"), /"when": \d+/, `"when": ${INITIAL_MS}`);
  settle(join(folder, "meta/0000_snapshot.json"), /"id": "[^"]+"/, `"id": "${INITIAL_ID}"`);
}

/** Adds a migration with what changed since the last one of `folder`. Returns whether there was any. */
export function addMigration(folder: string, name: string): boolean {
  const said = runKit(folder, name);
  if (!said.includes(WRITTEN) && !said.includes("No schema changes")) {
    throw new Error(`drizzle-kit failed: ${said}`);
  }
  return said.includes(WRITTEN);
}

const WRITTEN = "Your SQL migration file";

function runKit(folder: string, name: string): string {
  const root = join(import.meta.dirname, "../..");
  const kit = dirname(createRequire(import.meta.url).resolve("drizzle-kit"));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(kit, "bin.cjs"),
      "generate",
      "--dialect=postgresql",
      "--schema=src/schema.ts",
      `--out=${relative(root, folder)}`,
      `--name=${name}`,
    ],
    { cwd: root, encoding: "utf8" },
  );
  if (status !== 0) {
    throw new Error(`drizzle-kit failed: ${stdout}${stderr}`);
  }
  return stdout;
}

// drizzle-kit writes the hour and a random id. Fixed ones make the same schema the same migration,
// which is not applied again to a database that has it.
function settle(path: string, pattern: RegExp, settled: string): void {
  writeFileSync(path, readFileSync(path, "utf8").replace(pattern, settled));
}

/*
 * Generates the initial migration again from `schema.ts`, until a release is frozen; from then on it
 * adds one, which is named by the first argument.
 */
if (import.meta.main) {
  if (listReleases().length === 0) {
    rmSync(MIGRATIONS_FOLDER, { recursive: true, force: true });
    generateMigration(MIGRATIONS_FOLDER);
  } else {
    addMigration(MIGRATIONS_FOLDER, process.argv[2] ?? "change");
  }
}
