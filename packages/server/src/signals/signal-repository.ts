import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** Told when the transaction commits, and only then. At most 8,000 bytes. */
export async function notify(
  db: Pick<Database, "execute">,
  channel: string,
  payload: string,
): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
