import type { AffiliateBalance } from "@volpe/contract";
import { and, asc, eq, gt, isNull, ne, notInArray, or } from "drizzle-orm";
import { accounts } from "../accounts/store/account-tables.ts";
import type { Database } from "../db/database.ts";
import { sendSignal } from "../signals/signals.ts";
import { affiliateBalances, affiliateCodes, affiliates } from "./affiliate-tables.ts";
import { affiliateHooks } from "./hook-tables.ts";

/** Sent when an affiliate's state or codes changed. Listeners read the tables. */
export const AFFILIATES_SIGNAL = "affiliates";

export type Affiliate = typeof affiliates.$inferSelect;

/** Returns false if the account has joined already. */
export async function insertAffiliate(
  within: Database,
  row: typeof affiliates.$inferInsert & { id: string },
  code: string,
): Promise<boolean> {
  const [made] = await within
    .insert(affiliates)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: affiliates.id });
  if (made === undefined) {
    return false;
  }
  await addCode(within, { code, affiliateId: row.id, createdAt: row.createdAt });
  return true;
}

export async function findAffiliate(db: Database, accountId: string): Promise<Affiliate | null> {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.accountId, accountId));
  return row ?? null;
}

/** The affiliate of a code with the e-mail of its account; null if nobody has the code. */
export async function findAffiliateByCode(
  db: Database,
  code: string,
): Promise<{ affiliate: Affiliate; email: string | null } | null> {
  const [row] = await db
    .select({ affiliate: affiliates, email: accounts.emailKey })
    .from(affiliateCodes)
    .innerJoin(affiliates, eq(affiliates.id, affiliateCodes.affiliateId))
    .leftJoin(accounts, eq(accounts.id, affiliates.accountId))
    .where(eq(affiliateCodes.code, code));
  return row ?? null;
}

/**
 * Locks the row until the transaction ends. Every writer of the ledger takes this lock first. It is
 * `FOR NO KEY UPDATE`, so that inserts with a foreign key to this row do not wait: two contracts
 * concluded at once would deadlock.
 */
export async function lockAffiliate(within: Database, id: string): Promise<Affiliate | null> {
  const [row] = await within
    .select()
    .from(affiliates)
    .where(eq(affiliates.id, id))
    .for("no key update");
  return row ?? null;
}

/** The e-mail of the affiliate's account; null = the account was erased. */
export async function findEmailOf(
  db: Database,
  { accountId }: Pick<Affiliate, "accountId">,
): Promise<string | null> {
  const found =
    accountId === null
      ? []
      : await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  return found[0]?.email ?? null;
}

export async function updateAffiliate(
  db: Database,
  id: string,
  change: Partial<Affiliate>,
): Promise<void> {
  await db.transaction(async (within) => {
    await within.update(affiliates).set(change).where(eq(affiliates.id, id));
    if (change.state !== undefined) {
      await sendSignal(within, AFFILIATES_SIGNAL, {});
    }
  });
}

/** Returns false if somebody has the code. */
export async function addCode(
  within: Database,
  row: typeof affiliateCodes.$inferInsert,
): Promise<boolean> {
  const made = await within
    .insert(affiliateCodes)
    .values(row)
    .onConflictDoNothing()
    .returning({ code: affiliateCodes.code });
  await sendSignal(within, AFFILIATES_SIGNAL, {});
  return made.length === 1;
}

/** Oldest first. */
export async function listCodes(db: Database, affiliateId: string): Promise<string[]> {
  const rows = await db
    .select({ code: affiliateCodes.code })
    .from(affiliateCodes)
    .where(eq(affiliateCodes.affiliateId, affiliateId))
    .orderBy(asc(affiliateCodes.createdAt), asc(affiliateCodes.code));
  return rows.map(({ code }) => code);
}

/** The codes of every approved affiliate. */
export async function listEarningCodes(db: Database): Promise<string[]> {
  const rows = await db
    .select({ code: affiliateCodes.code })
    .from(affiliateCodes)
    .innerJoin(affiliates, eq(affiliates.id, affiliateCodes.affiliateId))
    .where(eq(affiliates.state, "approved"));
  return rows.map(({ code }) => code);
}

export async function readBalance(db: Database, affiliateId: string): Promise<AffiliateBalance> {
  const [row] = await db
    .select()
    .from(affiliateBalances)
    .where(eq(affiliateBalances.affiliateId, affiliateId));
  const { pendingCents = 0, approvedCents = 0, paidCents = 0 } = row ?? {};
  return { pendingCents, approvedCents, paidCents };
}

/** Every affiliate with its account's e-mail, oldest first; only those of the state if given. */
export async function listAffiliates(
  db: Database,
  state?: Affiliate["state"],
): Promise<{ affiliate: Affiliate; email: string | null }[]> {
  return await db
    .select({ affiliate: affiliates, email: accounts.email })
    .from(affiliates)
    .leftJoin(accounts, eq(accounts.id, affiliates.accountId))
    .where(state === undefined ? undefined : eq(affiliates.state, state))
    .orderBy(asc(affiliates.createdAt), asc(affiliates.id));
}

/**
 * Removes the person from an affiliate that the ledger still needs, or else the whole row. Holder
 * and IBAN stay while there is money to pay to them.
 */
export async function forgetAffiliate(within: Database, accountId: string): Promise<void> {
  const affiliate = await findAffiliate(within, accountId);
  if (affiliate === null) {
    return;
  }
  const hasEntries = await within.$count(
    affiliateBalances,
    eq(affiliateBalances.affiliateId, affiliate.id),
  );
  if (hasEntries === 0) {
    await within.delete(affiliates).where(eq(affiliates.id, affiliate.id));
    await sendSignal(within, AFFILIATES_SIGNAL, {});
    return;
  }
  await within.delete(affiliateCodes).where(eq(affiliateCodes.affiliateId, affiliate.id));
  await within.delete(affiliateHooks).where(eq(affiliateHooks.affiliateId, affiliate.id));
  await updateAffiliate(within, affiliate.id, { accountId: null, state: "off", site: "" });
  await forgetPaidPayees(within);
}

/** Removes holder and IBAN of erased affiliates to whom nothing is or can become payable. */
export async function forgetPaidPayees(db: Database): Promise<void> {
  const owed = db
    .select({ id: affiliateBalances.affiliateId })
    .from(affiliateBalances)
    .where(or(gt(affiliateBalances.pendingCents, 0), gt(affiliateBalances.approvedCents, 0)));
  await db
    .update(affiliates)
    .set({ holder: "", iban: "" })
    .where(
      and(isNull(affiliates.accountId), ne(affiliates.iban, ""), notInArray(affiliates.id, owed)),
    );
}
