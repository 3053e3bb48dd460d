import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import { makeDataFolder } from "../data-folder.ts";
import { silentLog } from "../log.ts";
import { holdFolder } from "./folder-lock.ts";

/** What node-postgres and PGlite both answer to a raw statement. */
type Rows<Row> = { rows: Row[] };
interface QueryResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** Drizzle over node-postgres or PGlite; only what both can do is used. */
export type Database = PgDatabase<QueryResult>;

export type OpenDatabase = {
  db: Database;
  kind: "pglite" | "postgres";
  client: DatabaseClient;
  /** Once; after it every query fails. */
  close(): Promise<void>;
};

/** The driver below Drizzle, for what brings its own SQL (the job queue). */
export type DatabaseClient =
  | { kind: "pglite"; pglite: PGlite }
  | { kind: "postgres"; pool: pg.Pool; connectionString: string };

/**
 * Opens Postgres where there is an address, else PGlite in `dataDir/db`, which one process at a
 * time may hold: throws `FolderHeldError` to the second.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log = silentLog,
}: {
  databaseUrl: string | null;
  dataDir: string;
  log?: FastifyBaseLogger;
}): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    return toPostgresDatabase(databaseUrl, log);
  }
  const folder = join(dataDir, "db");
  // PGlite does not make the parents of its folder.
  makeDataFolder(folder);
  const lock = await holdFolder(join(dataDir, "db.lock"));
  try {
    const open = toPgliteDatabase(await PGlite.create(folder, PGLITE_OPTIONS));
    return {
      ...open,
      async close() {
        await open.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** node-postgres leaves int8 as text; PGlite would turn it into a number or a bigint. */
export const PGLITE_OPTIONS = {
  parsers: { [types.INT8]: (text: string) => text },
  relaxedDurability: false,
  extensions: { pg_trgm, unaccent },
};

export function toPgliteDatabase(pglite: PGlite): OpenDatabase {
  return {
    db: drizzlePglite({ client: pglite }) as unknown as Database,
    kind: "pglite",
    client: { kind: "pglite", pglite },
    close: () => pglite.close(),
  };
}

export function toPostgresDatabase(
  connectionString: string,
  log: FastifyBaseLogger = silentLog,
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    application_name: "volpe",
    connectionTimeoutMillis: 5000,
  });
  // An idle connection that breaks concerns nobody: the pool opens another. Unheard, it would end
  // the process.
  pool.on("error", (error) => log.warn({ err: error }, "database connection lost"));
  return {
    db: drizzlePostgres({ client: pool }) as unknown as Database,
    kind: "postgres",
    client: { kind: "postgres", pool, connectionString },
    close: () => pool.end(),
  };
}
