import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import type { FastifyBaseLogger } from "fastify";
import { migrateJobs } from "../jobs/boss.ts";
import type { OpenDatabase } from "./database.ts";
import { refuseForeignMigrations } from "./migration-state.ts";
import { MIGRATIONS_FOLDER } from "./migrations-folder.ts";

/** Any number, the same in every process: who holds it migrates, the others wait and find it done. */
const ADVISORY_LOCK = 8_657_053;

/**
 * Brings the database up to the code; does nothing where it already is. Throws
 * `ForeignMigrationsError` for a database of another version of the code.
 */
export async function migrateDatabase(
  { client, db }: Pick<OpenDatabase, "client" | "db">,
  log: FastifyBaseLogger,
): Promise<void> {
  const config = { migrationsFolder: MIGRATIONS_FOLDER };
  if (client.kind === "pglite") {
    await refuseForeignMigrations(db);
    await migratePglite(drizzlePglite({ client: client.pglite }), config);
    await migrateJobs(client, log);
    return;
  }
  const connection = await client.pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await refuseForeignMigrations(db);
    await migratePostgres(drizzlePostgres({ client: connection }), config);
    await migrateJobs(client, log);
  } finally {
    // The session ends with its lock, whatever state a failed migration left it in.
    connection.release(true);
  }
}
