import { and, asc, eq, gt, gte, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  affiliateBalances,
  affiliateEntries,
  affiliatePayouts,
  affiliates,
} from "./affiliate-tables.ts";

type Entry = typeof affiliateEntries.$inferSelect;
export type Payout = typeof affiliatePayouts.$inferSelect;

/** Returns false if the subject has an entry of this kind already. */
export async function addEntry(
  within: Database,
  entry: Omit<typeof affiliateEntries.$inferInsert, "sequence">,
): Promise<boolean> {
  const made = await within
    .insert(affiliateEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ sequence: affiliateEntries.sequence });
  return made.length === 1;
}

/** The entries of one contract, oldest first. */
export async function listEntries(db: Database, subject: string): Promise<Entry[]> {
  return await db
    .select()
    .from(affiliateEntries)
    .where(eq(affiliateEntries.subject, subject))
    .orderBy(asc(affiliateEntries.sequence));
}

/** Earnings whose withdrawal days ended by `now` and that were neither approved nor cancelled. */
export async function listDue(db: Database, now: Date): Promise<Entry[]> {
  return await db
    .select()
    .from(affiliateEntries)
    .where(
      and(
        eq(affiliateEntries.kind, "earn"),
        lte(affiliateEntries.dueAt, now),
        sql`not exists (
          select 1 from affiliate_entries as later
          where later.subject = ${affiliateEntries.subject} and later.kind in ('approve', 'cancel')
        )`,
      ),
    )
    .orderBy(asc(affiliateEntries.sequence));
}

/**
 * The affiliates with at least these cents approved, and their bank accounts; all affiliates, or
 * one. An affiliate that is off earns nothing more, so a smaller sum is payable once nothing is
 * pending.
 */
export async function listPayable(db: Database, minCents: number, affiliateId?: string) {
  const { approvedCents, pendingCents } = affiliateBalances;
  const isLast = and(eq(affiliates.state, "off"), gt(approvedCents, 0), lte(pendingCents, 0));
  return await db
    .select({ affiliate: affiliates, cents: approvedCents })
    .from(affiliateBalances)
    .innerJoin(affiliates, eq(affiliates.id, affiliateBalances.affiliateId))
    .where(
      and(
        or(gte(approvedCents, minCents), isLast),
        affiliateId === undefined ? undefined : eq(affiliates.id, affiliateId),
      ),
    )
    .orderBy(asc(affiliates.createdAt), asc(affiliates.id));
}

export async function insertPayout(within: Database, payout: Payout): Promise<void> {
  await within.insert(affiliatePayouts).values(payout);
}

/** Deletes payments made before `before`, with holder and IBAN. The ledger keeps their sums. */
export async function deleteOldPayouts(db: Database, before: Date): Promise<void> {
  await db.delete(affiliatePayouts).where(lt(affiliatePayouts.at, before));
}

/** Every payment of one file, or of all if none is named; oldest first. */
export async function listPayouts(db: Database, batch?: string): Promise<Payout[]> {
  return await db
    .select()
    .from(affiliatePayouts)
    .where(batch === undefined ? undefined : eq(affiliatePayouts.batch, batch))
    .orderBy(asc(affiliatePayouts.at), asc(affiliatePayouts.id));
}
