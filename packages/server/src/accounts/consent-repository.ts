import { desc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { accountConsents } from "./account-tables.ts";

export type AccountConsent = typeof accountConsents.$inferSelect;

export async function insertAccountConsents(
  db: Database,
  rows: (typeof accountConsents.$inferInsert)[],
): Promise<void> {
  await db.insert(accountConsents).values(rows);
}

/** The choice in force of each category. */
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

/** Those of a registration that turned out to be nobody's. */
export async function deleteAccountConsents(db: Database, accountId: string): Promise<void> {
  await db.delete(accountConsents).where(eq(accountConsents.accountId, accountId));
}
