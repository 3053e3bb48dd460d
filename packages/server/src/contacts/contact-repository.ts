import { asc, gte, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { getRow } from "../db/get-row.ts";
import { contactMessages } from "./contact-tables.ts";

export type ContactMessage = typeof contactMessages.$inferSelect;

export async function insertContactMessage(
  db: Database,
  row: typeof contactMessages.$inferInsert,
): Promise<ContactMessage> {
  return getRow(await db.insert(contactMessages).values(row).returning());
}

/** Oldest first. */
export async function listContactMessages(
  db: Database,
  since: Date | null,
): Promise<ContactMessage[]> {
  return await db
    .select()
    .from(contactMessages)
    .where(since === null ? undefined : gte(contactMessages.createdAt, since))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id));
}

/** Deletes messages with their consents that were sent before the given time. */
export async function deleteContactMessages(db: Database, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}
