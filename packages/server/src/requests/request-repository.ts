import { and, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import { accounts } from "../accounts/account-tables.ts";
import type { Database } from "../db/database.ts";
import type { Lead } from "../leads/lead-repository.ts";
import { leads } from "../leads/lead-tables.ts";
import type { SavedRate } from "../rates/rate-repository.ts";
import { rates } from "../rates/rate-tables.ts";

export type OwnedLead = { lead: Lead; rate: SavedRate | null };

// A lead is the account's that made it; of one made without a login, that of its mailbox.
const ownedBy = (accountId: string) =>
  and(
    eq(accounts.id, accountId),
    or(
      eq(leads.accountId, accounts.id),
      and(
        sql`${leads.accountId} is null`,
        isNotNull(accounts.activatedAt),
        eq(sql`lower(${leads.email})`, accounts.emailKey),
      ),
    ),
  );

/** What an account asked, newest first, with the quotes that were saved. */
export async function listOwnedLeads(db: Database, accountId: string): Promise<OwnedLead[]> {
  return await db
    .select({ lead: leads, rate: rates })
    .from(leads)
    .innerJoin(accounts, ownedBy(accountId))
    .leftJoin(rates, eq(rates.id, leads.rateId))
    .orderBy(desc(leads.createdAt), desc(leads.id));
}

export async function isRateOwned(
  db: Database,
  { accountId, rateId }: { accountId: string; rateId: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: leads.id })
    .from(leads)
    .innerJoin(accounts, ownedBy(accountId))
    .where(eq(leads.rateId, rateId))
    .limit(1);
  return row !== undefined;
}
