import { and, desc, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { mailedTokens } from "./store/account-tables.ts";

export type MailedToken = typeof mailedTokens.$inferSelect;
export type MailedTokenKind = MailedToken["kind"];

export async function insertMailedToken(
  db: Database,
  row: typeof mailedTokens.$inferInsert,
): Promise<void> {
  await db.insert(mailedTokens).values(row);
}

export async function findMailedTokenByHash(
  db: Database,
  tokenHash: string,
): Promise<MailedToken | undefined> {
  const [row] = await db.select().from(mailedTokens).where(eq(mailedTokens.tokenHash, tokenHash));
  return row;
}

/** Marks an unused, unexpired token as used. Of several simultaneous requests, one gets it. */
export async function spendMailedToken(
  db: Database,
  { tokenHash, kind, now }: { tokenHash: string; kind: MailedTokenKind; now: Date },
): Promise<MailedToken | undefined> {
  const [row] = await db
    .update(mailedTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedTokens.tokenHash, tokenHash),
        eq(mailedTokens.kind, kind),
        isNull(mailedTokens.usedAt),
        gt(mailedTokens.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** Deletes all but the newest `keep` tokens of a kind. */
export async function deleteOlderTokens(
  db: Database,
  { accountId, kind, keep }: { accountId: string; kind: MailedTokenKind; keep: number },
): Promise<void> {
  const isOfKind = and(eq(mailedTokens.accountId, accountId), eq(mailedTokens.kind, kind));
  const older = db
    .select({ id: mailedTokens.id })
    .from(mailedTokens)
    .where(isOfKind)
    .orderBy(desc(mailedTokens.id))
    .offset(keep);
  await db.delete(mailedTokens).where(inArray(mailedTokens.id, older));
}

export async function deleteTokensOfKinds(
  db: Database,
  { accountId, kinds }: { accountId: string; kinds: readonly MailedTokenKind[] },
): Promise<void> {
  await db
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.accountId, accountId), inArray(mailedTokens.kind, [...kinds])));
}

export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now));
}
