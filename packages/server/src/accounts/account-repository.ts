import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { accounts } from "./account-tables.ts";

export type Account = typeof accounts.$inferSelect;

export async function insertAccount(
  db: Database,
  row: typeof accounts.$inferInsert,
): Promise<Account> {
  const [account] = await db.insert(accounts).values(row).returning();
  if (account === undefined) {
    throw new Error("an insert returned no row");
  }
  return account;
}

/** Throws `AppError("unauthenticated")` once the account is gone. */
export async function getAccount(db: Database, id: string): Promise<Account> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (account === undefined) {
    throw new AppError("unauthenticated");
  }
  return account;
}

/** By its address in lower case. */
export async function findAccountByEmail(
  db: Database,
  emailKey: string,
): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, emailKey));
  return account;
}

/** The same, held until the transaction ends. */
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

/** Those that nobody confirmed since the given time. */
export async function deleteUnconfirmedAccounts(db: Database, before: Date): Promise<void> {
  await db
    .delete(accounts)
    .where(and(isNull(accounts.activatedAt), lt(accounts.updatedAt, before)));
}

/** As `getAccount`, held until the transaction ends. */
export async function getAccountForUpdate(within: Database, id: string): Promise<Account> {
  const [account] = await within.select().from(accounts).where(eq(accounts.id, id)).for("update");
  if (account === undefined) {
    throw new AppError("unauthenticated");
  }
  return account;
}

/** With all that hangs on it. */
export async function deleteAccount(db: Database, id: string): Promise<void> {
  await db.delete(accounts).where(eq(accounts.id, id));
}
