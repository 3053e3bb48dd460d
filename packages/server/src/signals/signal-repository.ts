import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** Sends at most 8,000 bytes. Inside a transaction they are sent at the commit. */
export async function notify(
  db: Pick<Database, "execute">,
  channel: string,
  payload: string,
): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
