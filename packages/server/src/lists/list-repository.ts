import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { listEntries, sessionLists } from "./list-tables.ts";

export type ListEntry = Pick<
  typeof listEntries.$inferSelect,
  "list" | "entry" | "label" | "use" | "sequence"
>;
export type EntryChange = Pick<
  typeof listEntries.$inferSelect,
  "list" | "entry" | "label" | "use" | "removed" | "changedAt"
>;
export type SeenLists = typeof sessionLists.$inferSelect.lists;

/** Stores each change unless a later one of the same entry is known. Idempotent. */
export async function putChanges(
  db: Database,
  accountId: string,
  changes: readonly EntryChange[],
): Promise<void> {
  // Postgres takes one row per key in one statement, and the last one counts.
  const latest = new Map(changes.map((change) => [`${change.list} ${change.entry}`, change]));
  const rows = changes.filter((change) => latest.get(`${change.list} ${change.entry}`) === change);
  if (rows.length === 0) {
    return;
  }
  await db
    .insert(listEntries)
    .values(rows.map((row) => ({ accountId, ...row })))
    .onConflictDoUpdate({
      target: [listEntries.accountId, listEntries.list, listEntries.entry],
      set: {
        label: sql`coalesce(nullif(excluded.label, ''), ${listEntries.label})`,
        use: sql`coalesce(excluded.use, ${listEntries.use})`,
        removed: sql`excluded.removed`,
        changedAt: sql`excluded.changed_at`,
        sequence: sql`excluded.sequence`,
      },
      setWhere: sql`${listEntries.changedAt} <= excluded.changed_at`,
    });
}

/** The entries of all lists of an account, newest first. */
export async function listAccountEntries(db: Database, accountId: string): Promise<ListEntry[]> {
  const { list, entry, label, use, sequence } = listEntries;
  return await db
    .select({ list, entry, label, use, sequence })
    .from(listEntries)
    .where(and(eq(listEntries.accountId, accountId), eq(listEntries.removed, false)))
    .orderBy(desc(listEntries.changedAt), desc(sequence));
}

/** Deletes entries that no longer fit, and removals from before `before`. */
export async function deleteEntries(
  db: Database,
  accountId: string,
  { sequences, before }: { sequences: number[]; before: Date },
): Promise<void> {
  const isOld = and(eq(listEntries.removed, true), lt(listEntries.changedAt, before));
  await db
    .delete(listEntries)
    .where(
      and(
        eq(listEntries.accountId, accountId),
        or(inArray(listEntries.sequence, sequences), isOld),
      ),
    );
}

/** The lists of the last answer to a session; none before its first call. */
export async function findSessionLists(db: Database, sessionId: string): Promise<SeenLists> {
  const [row] = await db
    .select({ lists: sessionLists.lists })
    .from(sessionLists)
    .where(eq(sessionLists.sessionId, sessionId));
  return row?.lists ?? {};
}

/** Stores the lists of the last answer to a session; other lists stay unchanged. */
export async function putSessionLists(
  db: Database,
  { sessionId, now, lists }: { sessionId: string; now: Date; lists: SeenLists },
): Promise<void> {
  await db
    .insert(sessionLists)
    .values({ sessionId, lists, updatedAt: now })
    .onConflictDoUpdate({
      target: sessionLists.sessionId,
      set: { lists: sql`${sessionLists.lists} || excluded.lists`, updatedAt: now },
    });
}
