import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { findAffiliate, listCodes } from "./affiliate-repository.ts";
import { affiliateEntries, affiliatePayouts } from "./affiliate-tables.ts";
import { listAttempts, listHooks } from "./hook-repository.ts";

/**
 * Reads all that is stored about an account as an affiliate, without secrets; null if it never
 * joined.
 */
export async function exportAffiliate(db: Database, accountId: string) {
  const affiliate = await findAffiliate(db, accountId);
  if (affiliate === null) {
    return null;
  }
  const { id, accountId: _, ...joined } = affiliate;
  const [codes, hooks, messages, entries, payments] = await Promise.all([
    listCodes(db, id),
    listHooks(db, id),
    listAttempts(db, id, Number.MAX_SAFE_INTEGER),
    db
      .select()
      .from(affiliateEntries)
      .where(eq(affiliateEntries.affiliateId, id))
      .orderBy(asc(affiliateEntries.sequence)),
    db
      .select()
      .from(affiliatePayouts)
      .where(eq(affiliatePayouts.affiliateId, id))
      .orderBy(asc(affiliatePayouts.at)),
  ]);
  return {
    ...joined,
    codes,
    servers: hooks.map(({ kind, url, createdAt }) => ({ kind, url, createdAt })),
    messages: messages.map(({ message, status, fault, at }) => ({ message, status, fault, at })),
    entries: entries.map(({ affiliateId: _, subject, ...entry }) => entry),
    payments: payments.map(({ id, affiliateId: _, ...payment }) => payment),
  };
}
