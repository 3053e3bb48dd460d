import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { idempotentCalls } from "./idempotency-tables.ts";

export type IdempotentCall = typeof idempotentCalls.$inferSelect;
type Claim = Pick<IdempotentCall, "key" | "claim">;

const isClaimed = ({ key, claim }: Claim) =>
  and(eq(idempotentCalls.key, key), eq(idempotentCalls.claim, claim));

/**
 * Claims the key for one caller if it is new, if its claim ended without an answer, or if it
 * expired. Returns the resulting row, which has the caller's claim if it was successful.
 */
export async function claimCall(
  db: Database,
  wanted: Pick<IdempotentCall, "key" | "body" | "claim" | "claimedUntil" | "expiresAt">,
  now: Date,
): Promise<IdempotentCall | null> {
  const [made] = await db
    .insert(idempotentCalls)
    .values(wanted)
    .onConflictDoUpdate({
      target: idempotentCalls.key,
      set: { ...wanted, form: null, status: null, answer: null },
      setWhere: sql`${idempotentCalls.expiresAt} <= ${now.toISOString()}::timestamptz
        or (${idempotentCalls.status} is null and ${idempotentCalls.body} = excluded.body
          and ${idempotentCalls.claimedUntil} <= ${now.toISOString()}::timestamptz)`,
    })
    .returning();
  return made ?? (await findCall(db, wanted.key));
}

export async function findCall(db: Database, key: string): Promise<IdempotentCall | null> {
  const [row] = await db.select().from(idempotentCalls).where(eq(idempotentCalls.key, key));
  return row ?? null;
}

/** Stores the answer. Returns false if another caller has taken over. */
export async function settleCall(
  db: Database,
  own: Claim,
  answer: { status: number; answer: string; form: string | null },
): Promise<boolean> {
  const rows = await db
    .update(idempotentCalls)
    .set(answer)
    .where(isClaimed(own))
    .returning({ key: idempotentCalls.key });
  return rows.length === 1;
}

/** Renews the claim of a caller that is still working. */
export async function renewCall(db: Database, own: Claim, claimedUntil: Date): Promise<void> {
  await db
    .update(idempotentCalls)
    .set({ claimedUntil })
    .where(and(isClaimed(own), isNull(idempotentCalls.status)));
}

/** Releases the key after a call that was refused. */
export async function releaseCall(db: Database, own: Claim): Promise<void> {
  await db.delete(idempotentCalls).where(and(isClaimed(own), isNull(idempotentCalls.status)));
}

/** Releases every key without an answer. Only for a process that is alone on its database. */
export async function releaseDeadCalls(db: Database): Promise<void> {
  await db.delete(idempotentCalls).where(isNull(idempotentCalls.status));
}

/** Deletes the keys of creating calls after a day, and their answers. */
export async function deleteExpiredCalls(db: Database, now: Date): Promise<void> {
  await db.delete(idempotentCalls).where(lte(idempotentCalls.expiresAt, now));
}
