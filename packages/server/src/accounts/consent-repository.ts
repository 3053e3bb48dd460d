import { desc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { accountConsents } from "./store/account-tables.ts";

type AccountConsent = typeof accountConsents.$inferSelect;

export async function insertAccountConsents(
  db: Database,
  rows: (typeof accountConsents.$inferInsert)[],
): Promise<void> {
  await db.insert(accountConsents).values(rows);
}

/** The latest choice of each category. */
export async function listAccountConsents(
  db: Database,
  accountId: string,
): Promise<AccountConsent[]> {
  return await db
    .selectDistinctOn([accountConsents.category])
    .from(accountConsents)
    .where(eq(accountConsents.accountId, accountId))
    .orderBy(accountConsents.category, desc(accountConsents.id));
}

/** Deletes the consents of a registration that its mailbox did not confirm. */
export async function deleteAccountConsents(db: Database, accountId: string): Promise<void> {
  await db.delete(accountConsents).where(eq(accountConsents.accountId, accountId));
}
