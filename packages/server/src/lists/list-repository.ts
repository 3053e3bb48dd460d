import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { accountLists, sessionLists } from "./list-tables.ts";
import type { BrowsingLists } from "./merge-lists.ts";

/** The account's lists, made empty where there are none, and held until the transaction ends. */
export async function holdAccountLists(
  within: Database,
  { accountId, now }: { accountId: string; now: Date },
): Promise<BrowsingLists> {
  const [row] = await within
    .insert(accountLists)
    .values({ accountId, updatedAt: now })
    .onConflictDoUpdate({ target: accountLists.accountId, set: { accountId } })
    .returning();
  if (row === undefined) {
    throw new Error("an upsert returned no row");
  }
  return row;
}

export async function updateAccountLists(
  db: Database,
  { accountId, now, changes }: { accountId: string; now: Date; changes: Partial<BrowsingLists> },
): Promise<void> {
  await db
    .update(accountLists)
    .set({ ...changes, updatedAt: now })
    .where(eq(accountLists.accountId, accountId));
}

/** What an account viewed and favours; undefined where nothing was ever sent. */
export async function findAccountLists(
  db: Database,
  accountId: string,
): Promise<BrowsingLists | undefined> {
  const { preferiti, items, labels, brands } = accountLists;
  const [row] = await db
    .select({ preferiti, items, labels, brands })
    .from(accountLists)
    .where(eq(accountLists.accountId, accountId));
  return row;
}

/** What a session was last answered; undefined before its first call. */
export async function findSessionLists(
  db: Database,
  sessionId: string,
): Promise<BrowsingLists | undefined> {
  const [row] = await db.select().from(sessionLists).where(eq(sessionLists.sessionId, sessionId));
  return row;
}

export async function putSessionLists(
  db: Database,
  { sessionId, now, changes }: { sessionId: string; now: Date; changes: Partial<BrowsingLists> },
): Promise<void> {
  const row = { ...changes, updatedAt: now };
  await db
    .insert(sessionLists)
    .values({ sessionId, ...row })
    .onConflictDoUpdate({ target: sessionLists.sessionId, set: row });
}
