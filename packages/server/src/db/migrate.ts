import { join } from "node:path";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import type { OpenDatabase } from "./database.ts";

export const MIGRATIONS_FOLDER = join(import.meta.dirname, "migrations");

/** Any number, the same in every process: who holds it migrates, the others wait and find it done. */
const ADVISORY_LOCK = 8_657_053;

/** Brings the database up to the code; does nothing where it already is. */
export async function migrateDatabase({ client }: Pick<OpenDatabase, "client">): Promise<void> {
  if (client.kind === "pglite") {
    await migratePglite(drizzlePglite({ client: client.pglite }), {
      migrationsFolder: MIGRATIONS_FOLDER,
    });
    return;
  }
  const connection = await client.pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await migratePostgres(drizzlePostgres({ client: connection }), {
      migrationsFolder: MIGRATIONS_FOLDER,
    });
  } finally {
    // The session ends with its lock, whatever state a failed migration left it in.
    connection.release(true);
  }
}
