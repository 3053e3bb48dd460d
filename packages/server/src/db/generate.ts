import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { MIGRATIONS_FOLDER } from "./migrations-folder.ts";

/**
 * Adds a migration with what changed in the tables since the last migration of `folder`. Returns
 * whether anything changed. Throws if the generator fails.
 */
export function addMigration(folder: string, name: string): boolean {
  const said = runKit(folder, name);
  // drizzle-kit exits with 0 even if it cannot read the schema.
  if (!said.includes(WRITTEN) && !said.includes("No schema changes")) {
    throw new Error(`drizzle-kit failed: ${said}`);
  }
  return said.includes(WRITTEN);
}

const WRITTEN = "Your SQL migration file";

function runKit(folder: string, name: string, ...more: string[]): string {
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
      ...more,
    ],
    { cwd: root, encoding: "utf8" },
  );
  if (status !== 0) {
    throw new Error(`drizzle-kit failed: ${stdout}${stderr}`);
  }
  return stdout;
}

/*
 * The first argument names the migration. If no table changed, the migration is empty: a change of
 * `functions.sql`, which drizzle-kit does not know, is copied into it by hand.
 */
if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = "change"] = positionals;
  if (!addMigration(MIGRATIONS_FOLDER, name)) {
    runKit(MIGRATIONS_FOLDER, name, "--custom");
  }
}
