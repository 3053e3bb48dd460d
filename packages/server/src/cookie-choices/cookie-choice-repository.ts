import { asc, eq, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { cookieChoices } from "./cookie-choice-tables.ts";

type StoredChoice = typeof cookieChoices.$inferSelect;

export async function insertChoice(
  db: Database,
  row: typeof cookieChoices.$inferInsert,
): Promise<void> {
  await db.insert(cookieChoices).values(row);
}

/** The choices of one account, oldest first. */
export async function listChoicesOfAccount(
  db: Database,
  accountId: string,
): Promise<StoredChoice[]> {
  return await db
    .select()
    .from(cookieChoices)
    .where(eq(cookieChoices.accountId, accountId))
    .orderBy(asc(cookieChoices.receivedAt), asc(cookieChoices.id));
}

export async function deleteChoices(db: Database, before: Date): Promise<void> {
  await db.delete(cookieChoices).where(lt(cookieChoices.receivedAt, before));
}
