import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** The time of the database's machine. */
export async function readDatabaseTime(db: Pick<Database, "execute">): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`,
  );
  return new Date(Number(rows[0]?.ms));
}
