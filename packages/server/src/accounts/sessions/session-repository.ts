import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sendSignal } from "../../signals/signals.ts";
import { sessions } from "./session-tables.ts";

export type Session = typeof sessions.$inferSelect;

/** Reports that sessions of an account ended. Listeners look up which ones. */
export const SESSION_END_SIGNAL = "session-end";

export async function insertSession(db: Database, row: Session): Promise<void> {
  await db.insert(sessions).values(row);
}

/** Finds a session, whether or not it has ended. */
export async function findSession(db: Database, id: string): Promise<Session | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
  return row;
}

/** Like `findSession`; locks the row until the transaction ends. */
export async function findSessionForUpdate(
  within: Database,
  id: string,
): Promise<Session | undefined> {
  const [row] = await within.select().from(sessions).where(eq(sessions.id, id)).for("update");
  return row;
}

export async function updateSession(
  db: Database,
  id: string,
  changes: Partial<Omit<Session, "id" | "accountId" | "endedAt">>,
): Promise<void> {
  await db.update(sessions).set(changes).where(eq(sessions.id, id));
}

/** Records that a client used a token of `generation`. */
export async function confirmSession(
  db: Database,
  { id, generation, now }: { id: string; generation: number; now: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({
      lastSeenAt: now,
      confirmedGeneration: sql`greatest(${sessions.confirmedGeneration}, ${generation})`,
    })
    .where(eq(sessions.id, id));
}

const isLive = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** The live sessions, most recently used first. */
export async function listSessions(
  db: Database,
  { accountId, now }: { accountId: string; now: Date },
): Promise<Session[]> {
  return await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isLive(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** The ids of the live sessions among `ids`. */
export async function listLiveSessions(
  db: Database,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), isLive(now)));
  return new Set(rows.map(({ id }) => id));
}

/** Within a transaction the signal is sent at the commit. */
async function signalSessionEnd(within: Database, accountId: string): Promise<void> {
  await sendSignal(within, SESSION_END_SIGNAL, { account: accountId });
}

/** Ends a session and its sockets. False if the account has no such live session. */
export async function endSession(
  db: Database,
  { accountId, id, now }: { accountId: string; id: string; now: Date },
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId), isLive(now)))
    .returning({ id: sessions.id });
  if (ended.length > 0) {
    await signalSessionEnd(db, accountId);
  }
  return ended.length > 0;
}

/** Ends all sessions of an account except `keep`, and their sockets. */
export async function endSessions(
  db: Database,
  { accountId, keep, now }: { accountId: string; keep: string | null; now: Date },
): Promise<void> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        keep === null ? undefined : ne(sessions.id, keep),
      ),
    )
    .returning({ id: sessions.id });
  if (ended.length > 0) {
    await signalSessionEnd(db, accountId);
  }
}

/** Deletes the sessions that ended or expired before `before`. */
export async function deleteEndedSessions(db: Database, before: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)));
}
