import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import { silentLog } from "../process/log.ts";

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
  // A connection may also break between two statements of its user. Then the next statement fails.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    db: drizzle({ client: pool }) as unknown as Database,
    kind: "postgres",
    client: { kind: "postgres", pool, connectionString },
    close: () => pool.end(),
  };
}
