import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import { closeToOthers, makeDataFolder } from "../process/data-folder.ts";
import { silentLog } from "../process/log.ts";
import { lockFolder } from "./folder-lock.ts";

/** The result of a raw statement, of node-postgres and PGlite alike. */
type Rows<Row> = { rows: Row[] };
interface QueryResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** Drizzle over node-postgres or PGlite. Only features of both are used. */
export type Database = PgDatabase<QueryResult>;

export type OpenDatabase = {
  db: Database;
  kind: "pglite" | "postgres";
  client: DatabaseClient;
  /** Call it once. Every later query fails. */
  close(): Promise<void>;
};

/** The driver below Drizzle, for code with its own SQL (the job queue). */
export type DatabaseClient =
  | { kind: "pglite"; pglite: PGlite }
  | { kind: "postgres"; pool: pg.Pool; connectionString: string };

/**
 * Opens Postgres if `databaseUrl` is set, or else PGlite in `dataDir/db`. Throws
 * `FolderLockedError` if another process holds that folder.
 *
 * @example
 * const open = await openDatabase({ databaseUrl: null, dataDir: ".data" });
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
  // PGlite does not create the parent folders.
  makeDataFolder(folder);
  const lock = await lockFolder(join(dataDir, "db.lock"));
  try {
    const open = toPgliteDatabase(await PGlite.create(folder, PGLITE_OPTIONS));
    closeToOthers(dataDir, folder);
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

/** PGlite parses int8 as a number or bigint; node-postgres leaves it as text. */
export const PGLITE_OPTIONS = {
  parsers: { [types.INT8]: (text: string) => text },
  relaxedDurability: false,
  startParams: [
    ...PGlite.defaultStartParams,
    // Its 128 MB are memory of this process, in use from the start. What does not fit is read from
    // the system's cache of files.
    "-c",
    "shared_buffers=16MB",
  ],
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
  // The pool replaces an idle connection that breaks. Without a handler the error would end the
  // process.
  pool.on("error", (error) => log.warn({ err: error }, "database connection lost"));
  // The same for a connection that breaks between two statements of its user, whose next one fails.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    db: drizzlePostgres({ client: pool }) as unknown as Database,
    kind: "postgres",
    client: { kind: "postgres", pool, connectionString },
    close: () => pool.end(),
  };
}
