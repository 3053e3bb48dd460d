import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/*
 * Makes the initial migration again from `schema.ts`. Once a version is released, migrations are
 * added to and never made again: then the removal below goes.
 */
const folder = import.meta.dirname;
rmSync(join(folder, "migrations"), { recursive: true, force: true });

const kit = dirname(createRequire(import.meta.url).resolve("drizzle-kit"));
const { status } = spawnSync(
  process.execPath,
  [
    join(kit, "bin.cjs"),
    "generate",
    "--dialect=postgresql",
    "--schema=src/db/schema.ts",
    "--out=src/db/migrations",
    "--name=initial",
  ],
  { cwd: join(folder, "../.."), stdio: "inherit" },
);
process.exitCode = status ?? 1;
