import { DAY_MS, EMPTY_ADDRESS, toEmailKey } from "@volpe/contract";
import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { getRow } from "../../db/get-row.ts";
import { AppError } from "../../errors.ts";
import { accounts } from "./account-tables.ts";

export type Account = typeof accounts.$inferSelect;
type NewAccount = typeof accounts.$inferInsert;

export async function insertAccount(
  db: Database,
  row: Pick<NewAccount, "name" | "email" | "createdAt"> & Partial<NewAccount>,
): Promise<Account> {
  const whole = {
    emailKey: toEmailKey(row.email),
    shipping: EMPTY_ADDRESS,
    updatedAt: row.createdAt,
    lastUsedAt: row.createdAt,
    ...row,
  };
  return getRow(await db.insert(accounts).values(whole).returning());
}

/** Throws `AppError("unauthenticated")` if the account was deleted. */
export async function getAccount(db: Database, id: string): Promise<Account> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (account === undefined) {
    throw new AppError("unauthenticated");
  }
  return account;
}

/** Finds an account by its address in lower case. */
export async function findAccountByEmail(
  db: Database,
  emailKey: string,
): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, emailKey));
  return account;
}

/** Like `findAccountByEmail`; locks the row until the transaction ends. */
export async function findAccountByEmailForUpdate(
  within: Database,
  emailKey: string,
): Promise<Account | undefined> {
  const [account] = await within
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, emailKey))
    .for("update");
  return account;
}

export async function updateAccount(
  db: Database,
  id: string,
  changes: Partial<Omit<Account, "id" | "createdAt">> & { updatedAt: Date },
): Promise<Account> {
  const { emailKey } = changes;
  const formerEmails = sql`case when ${accounts.emailKey} = ${emailKey ?? ""} then ${accounts.formerEmails}
    else ${accounts.formerEmails} || jsonb_build_array(${accounts.emailKey}) end`;
  const [account] = await db
    .update(accounts)
    .set(emailKey === undefined ? changes : { ...changes, formerEmails })
    .where(eq(accounts.id, id))
    .returning();
  if (account === undefined) {
    throw new AppError("unauthenticated");
  }
  return account;
}

/** Records a use of the account, once a day or if its deletion was announced. */
export async function markAccountUsed(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(accounts)
    .set({ lastUsedAt: now, endNoticeAt: null })
    .where(
      and(
        eq(accounts.id, id),
        or(
          lt(accounts.lastUsedAt, new Date(now.getTime() - DAY_MS)),
          isNotNull(accounts.endNoticeAt),
        ),
      ),
    );
}

/** Accounts that were unused since `before` and whose owners were not notified yet. */
export async function listUnusedAccounts(
  db: Database,
  { before, count }: { before: Date; count: number },
): Promise<Pick<Account, "id" | "email" | "lastUsedAt">[]> {
  return await db
    .select({ id: accounts.id, email: accounts.email, lastUsedAt: accounts.lastUsedAt })
    .from(accounts)
    .where(
      and(
        isNotNull(accounts.activatedAt),
        isNull(accounts.endNoticeAt),
        lt(accounts.lastUsedAt, before),
      ),
    )
    .orderBy(accounts.lastUsedAt)
    .limit(count);
}

/**
 * Records that the owner was notified. Returns false if another process did so or the account was
 * used.
 */
export async function markEndNotice(
  db: Database,
  { id, lastUsedAt, now }: { id: string; lastUsedAt: Date; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(accounts)
    .set({ endNoticeAt: now })
    .where(
      and(eq(accounts.id, id), eq(accounts.lastUsedAt, lastUsedAt), isNull(accounts.endNoticeAt)),
    )
    .returning({ id: accounts.id });
  return rows.length > 0;
}

/** Accounts that were unused since their owners were notified before `before`. */
export async function listEndedAccounts(
  db: Database,
  { before, count }: { before: Date; count: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(lt(accounts.endNoticeAt, before))
    .orderBy(accounts.endNoticeAt)
    .limit(count);
  return rows.map(({ id }) => id);
}

/**
 * Whether an account is still one of `listEndedAccounts`: its owner may have returned in the
 * meantime.
 */
export async function isEndedAccount(
  db: Database,
  { id, before }: { id: string; before: Date },
): Promise<boolean> {
  return (
    (await db.$count(accounts, and(eq(accounts.id, id), lt(accounts.endNoticeAt, before)))) > 0
  );
}

/** Deletes the unconfirmed accounts that were last changed before `before`. */
export async function deleteUnconfirmedAccounts(db: Database, before: Date): Promise<void> {
  await db
    .delete(accounts)
    .where(and(isNull(accounts.activatedAt), lt(accounts.updatedAt, before)));
}

/** Like `getAccount`; locks the row until the transaction ends. */
export async function getAccountForUpdate(within: Database, id: string): Promise<Account> {
  const [account] = await within.select().from(accounts).where(eq(accounts.id, id)).for("update");
  if (account === undefined) {
    throw new AppError("unauthenticated");
  }
  return account;
}

/**
 * Locks an account's row, so that its calls are served one after the other. Returns false if the
 * account was deleted.
 */
export async function lockAccount(within: Database, accountId: string): Promise<boolean> {
  const rows = await within
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("no key update");
  return rows.length > 0;
}

/** Deletes the account and every row that refers to it. */
export async function deleteAccount(db: Database, id: string): Promise<void> {
  await db.delete(accounts).where(eq(accounts.id, id));
}
