import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { limitCounters } from "./limit-tables.ts";

/**
 * Counts one more use of each key; a key whose window has ended begins a new one. Returns the uses
 * so far by key.
 */
export async function countUses(
  db: Database,
  { keys, now, expiresAt }: { keys: readonly string[]; now: Date; expiresAt: Date },
): Promise<Map<string, number>> {
  const ended = lte(limitCounters.expiresAt, now);
  const rows = await db
    .insert(limitCounters)
    // Every statement locks its rows in the same order, so that two statements cannot deadlock.
    .values(keys.toSorted().map((key) => ({ key, taken: 1, expiresAt })))
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: {
        taken: sql`case when ${ended} then 1 else ${limitCounters.taken} + 1 end`,
        expiresAt: sql`case when ${ended} then excluded.expires_at else ${limitCounters.expiresAt} end`,
      },
    })
    .returning({ key: limitCounters.key, taken: limitCounters.taken });
  return new Map(rows.map(({ key, taken }) => [key, taken]));
}

export async function isInWindow(
  db: Database,
  { key, now }: { key: string; now: Date },
): Promise<boolean> {
  const live = and(eq(limitCounters.key, key), gt(limitCounters.expiresAt, now));
  return (await db.$count(limitCounters, live)) > 0;
}

/** The uses of a key in its current window. */
export async function readUses(
  db: Database,
  { key, now }: { key: string; now: Date },
): Promise<number> {
  const [row] = await db
    .select({ taken: limitCounters.taken })
    .from(limitCounters)
    .where(and(eq(limitCounters.key, key), gt(limitCounters.expiresAt, now)));
  return row?.taken ?? 0;
}

/** Removes one use of each key. */
export async function refundUses(db: Database, keys: readonly string[]): Promise<void> {
  const locked = db
    .select({ key: limitCounters.key })
    .from(limitCounters)
    .where(inArray(limitCounters.key, [...keys]))
    .orderBy(limitCounters.key)
    .for("update");
  const taken = sql`greatest(${limitCounters.taken} - 1, 0)`;
  await db.update(limitCounters).set({ taken }).where(inArray(limitCounters.key, locked));
}

/** Deletes the counters whose window has ended. */
export async function deleteEndedWindows(db: Database, now: Date): Promise<void> {
  await db.delete(limitCounters).where(lte(limitCounters.expiresAt, now));
}
