import { and, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { accounts } from "../accounts/store/account-tables.ts";
import type { Database } from "../db/database.ts";
import { rates } from "../quote/rate-tables.ts";
import { readStoredRate, type SavedRate } from "../quote/read-stored-rate.ts";
import type { Lead } from "./lead-repository.ts";
import { leads } from "./lead-tables.ts";

type OwnedLead = { lead: Lead; rate: SavedRate | null };

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

/**
 * The quotes that an account made without leaving a contact, for example from a bill or an
 * estimate.
 */
export async function listQuotesWithoutLead(db: Database, accountId: string): Promise<SavedRate[]> {
  const rows = await db
    .select({ rate: rates })
    .from(rates)
    .leftJoin(leads, eq(leads.rateId, rates.id))
    .where(and(eq(rates.accountId, accountId), isNull(leads.id)))
    .orderBy(desc(rates.createdAt), desc(rates.id));
  return rows.map(({ rate }) => readStoredRate(rate));
}

/** Whether the account made this quote, or one of its leads holds it. */
export async function isRateOwned(
  db: Database,
  { accountId, rateId }: { accountId: string; rateId: string },
): Promise<boolean> {
  const [lead] = await db
    .select({ id: leads.id })
    .from(leads)
    .innerJoin(accounts, ownedBy(accountId))
    .where(eq(leads.rateId, rateId))
    .limit(1);
  const [made] = await db
    .select({ id: rates.id })
    .from(rates)
    .where(and(eq(rates.id, rateId), eq(rates.accountId, accountId)));
  return lead !== undefined || made !== undefined;
}
