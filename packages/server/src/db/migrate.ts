import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import type { FastifyBaseLogger } from "fastify";
import { migrateJobs } from "../jobs/boss.ts";
import type { OpenDatabase } from "./database.ts";
import { exclusively } from "./exclusively.ts";
import { refuseForeignMigrations } from "./migration-state.ts";
import { MIGRATIONS_FOLDER } from "./migrations-folder.ts";
import { TEXT_SEARCH_SQL } from "./text-search.ts";

/**
 * Brings the database up to the code; does nothing where it already is. Throws
 * `ForeignMigrationsError` for a database of another version of the code.
 */
export function migrateDatabase(
  { client, db }: Pick<OpenDatabase, "client" | "db">,
  log: FastifyBaseLogger,
): Promise<void> {
  const config = { migrationsFolder: MIGRATIONS_FOLDER };
  return exclusively(client, async () => {
    await refuseForeignMigrations(db);
    await (client.kind === "pglite"
      ? client.pglite.exec(TEXT_SEARCH_SQL)
      : client.pool.query(TEXT_SEARCH_SQL));
    await (client.kind === "pglite"
      ? migratePglite(drizzlePglite({ client: client.pglite }), config)
      : migratePostgres(drizzlePostgres({ client: client.pool }), config));
    await migrateJobs(client, log);
  });
}
