import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { isOwnedBy } from "../accounts/store/owner-repository.ts";
import type { Database } from "../db/database.ts";
import { rates } from "../quote/rate-tables.ts";
import { readStoredRate, type SavedRate } from "../quote/read-stored-rate.ts";
import type { Lead } from "./lead-repository.ts";
import { leads } from "./lead-tables.ts";

type OwnedLead = { lead: Lead; rate: SavedRate | null };

const isOwnLead = (accountId: string) =>
  isOwnedBy(accountId, { accountId: leads.accountId, emailKey: sql`lower(${leads.email})` });

/** An account's leads, newest first, each with its saved quote if there is one. */
export async function listOwnedLeads(db: Database, accountId: string): Promise<OwnedLead[]> {
  const rows = await db
    .select({ lead: leads, rate: rates })
    .from(leads)
    .leftJoin(rates, eq(rates.id, leads.rateId))
    .where(isOwnLead(accountId))
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
    .where(and(eq(leads.rateId, rateId), isOwnLead(accountId)))
    .limit(1);
  const [made] = await db
    .select({ id: rates.id })
    .from(rates)
    .where(and(eq(rates.id, rateId), eq(rates.accountId, accountId)));
  return lead !== undefined || made !== undefined;
}
