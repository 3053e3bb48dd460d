import { rmSync } from "node:fs";
import { MIGRATIONS_FOLDER } from "./migrations-folder.ts";
import { generateMigration } from "./run-drizzle-kit.ts";

/*
 * Makes the initial migration again from `schema.ts`. Once a version is released, migrations are
 * added to and never made again: then the removal goes.
 */
rmSync(MIGRATIONS_FOLDER, { recursive: true, force: true });
generateMigration(MIGRATIONS_FOLDER);
