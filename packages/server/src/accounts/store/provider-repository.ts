import type { IdentityProvider } from "@volpe/contract";
import { and, asc, eq, isNull, lt } from "drizzle-orm";
import { lockKey } from "../../db/advisory-lock.ts";
import type { Database } from "../../db/database.ts";
import { accountIdentities, providerAttempts } from "./provider-tables.ts";

export type Identity = typeof accountIdentities.$inferSelect;
type AttemptRow = typeof providerAttempts.$inferSelect;
type Name = Pick<Identity, "provider" | "subject">;

export async function insertAttempt(db: Database, row: AttemptRow): Promise<void> {
  await db.insert(providerAttempts).values(row);
}

/** If several requests bring the same state, only one of them gets it. */
export async function takeAttempt(
  db: Database,
  { stateHash, provider }: Pick<AttemptRow, "stateHash" | "provider">,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .delete(providerAttempts)
    .where(and(eq(providerAttempts.stateHash, stateHash), eq(providerAttempts.provider, provider)))
    .returning();
  return row;
}

export async function deleteExpiredAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(providerAttempts).where(lt(providerAttempts.expiresAt, now));
}

/**
 * Serialises visits with the same address until the transaction ends: without an account there is
 * no row to lock yet.
 */
export async function lockMailbox(within: Database, emailKey: string): Promise<void> {
  await lockKey(within, emailKey);
}

/** Locks the row until the transaction ends. */
export async function findIdentityForUpdate(
  within: Database,
  { provider, subject }: Name,
): Promise<Identity | undefined> {
  const [row] = await within
    .select()
    .from(accountIdentities)
    .where(and(eq(accountIdentities.provider, provider), eq(accountIdentities.subject, subject)))
    .for("update");
  return row;
}

/** Stores an identity. A provider's person has one account. */
export async function putIdentity(db: Database, row: Identity): Promise<void> {
  const { accountId, awaitedTokenHash, createdAt } = row;
  await db
    .insert(accountIdentities)
    .values(row)
    .onConflictDoUpdate({
      target: [accountIdentities.provider, accountIdentities.subject],
      set: { accountId, awaitedTokenHash, createdAt },
    });
}

/** Allows the waiting identity to log in. Called when the mailed link was followed. */
export async function confirmIdentity(db: Database, tokenHash: string): Promise<void> {
  await db
    .update(accountIdentities)
    .set({ awaitedTokenHash: null })
    .where(eq(accountIdentities.awaitedTokenHash, tokenHash));
}

/** The providers by which the account may log in. */
export async function listProviders(db: Database, accountId: string): Promise<IdentityProvider[]> {
  const rows = await db
    .selectDistinct({ provider: accountIdentities.provider })
    .from(accountIdentities)
    .where(
      and(eq(accountIdentities.accountId, accountId), isNull(accountIdentities.awaitedTokenHash)),
    )
    .orderBy(asc(accountIdentities.provider));
  return rows.map(({ provider }) => provider);
}
