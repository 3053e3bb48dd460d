import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

/** Writes the migration that makes the whole schema into an empty `folder`. Throws when it fails. */
export function generateMigration(folder: string): void {
  const root = join(import.meta.dirname, "../..");
  const kit = dirname(createRequire(import.meta.url).resolve("drizzle-kit"));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(kit, "bin.cjs"),
      "generate",
      "--dialect=postgresql",
      "--schema=src/db/schema.ts",
      `--out=${relative(root, folder)}`,
      "--name=initial",
    ],
    { cwd: root, encoding: "utf8" },
  );
  // It ends well even where it could not read the schema.
  if (status !== 0 || !stdout.includes("Your SQL migration file")) {
    throw new Error(`drizzle-kit failed: ${stdout}${stderr}`);
  }
}
