import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { mailSuppressions } from "./suppression-tables.ts";

/** Idempotent. */
export async function insertSuppression(
  db: Database,
  row: typeof mailSuppressions.$inferInsert,
): Promise<void> {
  await db.insert(mailSuppressions).values(row).onConflictDoNothing();
}

export async function deleteSuppression(db: Database, mailbox: string): Promise<void> {
  await db.delete(mailSuppressions).where(eq(mailSuppressions.mailbox, mailbox));
}

/** Accepts the part of a database that the mail service has inside a transaction. */
export async function hasSuppression(
  db: Pick<Database, "execute">,
  mailbox: string,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${mailSuppressions} where ${eq(mailSuppressions.mailbox, mailbox)}`,
  );
  return rows.length > 0;
}
