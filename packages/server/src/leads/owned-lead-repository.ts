import { and, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import { accounts } from "../accounts/store/account-tables.ts";
import type { Database } from "../db/database.ts";
import { rates } from "../quote/rate-tables.ts";
import { readStoredRate, type SavedRate } from "../quote/read-stored-rate.ts";
import type { Lead } from "./lead-repository.ts";
import { leads } from "./lead-tables.ts";

export type OwnedLead = { lead: Lead; rate: SavedRate | null };

// A lead belongs to the account that made it. One made without a login belongs to the activated
// account with the same e-mail address.
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

/** An account's leads, newest first, each with its saved quote if there is one. */
export async function listOwnedLeads(db: Database, accountId: string): Promise<OwnedLead[]> {
  const rows = await db
    .select({ lead: leads, rate: rates })
    .from(leads)
    .innerJoin(accounts, ownedBy(accountId))
    .leftJoin(rates, eq(rates.id, leads.rateId))
    .orderBy(desc(leads.createdAt), desc(leads.id));
  return rows.map(({ lead, rate }) => ({ lead, rate: rate && readStoredRate(rate) }));
}

/** Whether a lead of the account holds this quote. */
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
