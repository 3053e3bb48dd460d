import { sql } from "drizzle-orm";
import type { Database, DatabaseClient } from "./database.ts";

type DatabaseSize = { part: "tables" | "log"; bytes: number };

/** On Postgres the log belongs to the whole server, and only its administrator may measure it. */
export async function readDatabaseSizes(
  db: Pick<Database, "execute">,
  kind: DatabaseClient["kind"],
): Promise<DatabaseSize[]> {
  const { rows: tables } = await db.execute<DatabaseSize>(
    sql`select 'tables' as part, pg_database_size(current_database())::float8 as bytes`,
  );
  if (kind === "postgres") {
    return tables;
  }
  const { rows: log } = await db.execute<DatabaseSize>(
    sql`select 'log' as part, coalesce(sum(size), 0)::float8 as bytes from pg_ls_waldir()`,
  );
  return [...tables, ...log];
}

/** The time of the database's machine. */
export async function readDatabaseTime(db: Pick<Database, "execute">): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`,
  );
  return new Date(Number(rows[0]?.ms));
}
