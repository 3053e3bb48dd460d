import { and, eq, inArray, isNull, lt, ne } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { affiliateReferrals } from "./affiliate-tables.ts";

export type Referral = typeof affiliateReferrals.$inferSelect;

/** Does nothing if the object has a referral already. */
export async function insertReferral(
  within: Database,
  row: typeof affiliateReferrals.$inferInsert,
): Promise<void> {
  await within.insert(affiliateReferrals).values(row).onConflictDoNothing();
}

export async function findReferral(db: Database, subject: string): Promise<Referral | null> {
  const [row] = await db
    .select()
    .from(affiliateReferrals)
    .where(eq(affiliateReferrals.subject, subject));
  return row ?? null;
}

/**
 * Flags objects as the affiliate's own, so that they no longer count. Flagged objects keep their
 * flag.
 */
export async function flagOwn(
  within: Database,
  affiliateId: string,
  subjects: readonly string[],
): Promise<void> {
  await within
    .update(affiliateReferrals)
    .set({ flag: "self" })
    .where(
      and(
        eq(affiliateReferrals.affiliateId, affiliateId),
        inArray(affiliateReferrals.subject, [...subjects]),
        isNull(affiliateReferrals.flag),
      ),
    );
}

/** Deletes the referrals before `before`, except those of contracts, which the ledger names. */
export async function deleteOldReferrals(db: Database, before: Date): Promise<void> {
  await db
    .delete(affiliateReferrals)
    .where(and(lt(affiliateReferrals.at, before), ne(affiliateReferrals.kind, "contract")));
}
