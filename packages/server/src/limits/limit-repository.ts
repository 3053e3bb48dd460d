import { eq, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { limitCounters } from "./limit-tables.ts";

/** Counts one more use, in a new window where the old one has ended; answers the uses so far. */
export async function countUse(
  db: Database,
  { key, now, expiresAt }: { key: string; now: Date; expiresAt: Date },
): Promise<number> {
  const ended = lte(limitCounters.expiresAt, now);
  const [row] = await db
    .insert(limitCounters)
    .values({ key, taken: 1, expiresAt })
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: {
        taken: sql`case when ${ended} then 1 else ${limitCounters.taken} + 1 end`,
        expiresAt: sql`case when ${ended} then excluded.expires_at else ${limitCounters.expiresAt} end`,
      },
    })
    .returning({ taken: limitCounters.taken });
  if (row === undefined) {
    throw new Error("an upsert returned no row");
  }
  return row.taken;
}

/** Takes one use of a running window back. */
export async function uncountUse(db: Database, key: string): Promise<void> {
  const taken = sql`greatest(${limitCounters.taken} - 1, 0)`;
  await db.update(limitCounters).set({ taken }).where(eq(limitCounters.key, key));
}

export async function deleteEndedWindows(db: Database, now: Date): Promise<void> {
  await db.delete(limitCounters).where(lte(limitCounters.expiresAt, now));
}
