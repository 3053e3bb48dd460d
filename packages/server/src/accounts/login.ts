import type { AuthSession, LoginRequest } from "@volpe/contract";
import { toEmailKey } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { refundLogin, takeLogin } from "./account-limits.ts";
import { deleteAccountConsents } from "./consent-repository.ts";
import { consumeMailedToken } from "./mailed-tokens.ts";
import { beginSession } from "./sessions/begin-session.ts";
import {
  type Account,
  findAccountByEmail,
  getAccount,
  updateAccount,
} from "./store/account-repository.ts";

export type Visitor = { visitorAddress: string; userAgent: string | undefined };

/**
 * Logs in by password. Throws `AppError("wrong-credentials")` for a wrong password, an unknown
 * address, an account without a password and an unconfirmed one. Work and answer are the same in
 * all cases, so that a login does not show whether an address has an account.
 */
export async function loginByPassword(
  services: Services,
  { email, password, device = "" }: LoginRequest,
  { visitorAddress, userAgent }: Visitor,
): Promise<AuthSession> {
  const emailKey = toEmailKey(email);
  await takeLogin(services, { visitorAddress, emailKey, device });
  const account = await findAccountByEmail(services.db, emailKey);
  const passwordHash = account?.activatedAt ? account.passwordHash : null;
  if (!(await services.passwords.verify(passwordHash, password)) || account === undefined) {
    throw new AppError("wrong-credentials");
  }
  await refundLogin(services, { visitorAddress, emailKey });
  return await beginSession(services, { account, userAgent });
}

/** Logs in by a mailed link, which works once. Throws `AppError("link-expired")`. */
export async function loginByToken(
  services: Services,
  { token, userAgent }: { token: string; userAgent: string | undefined },
): Promise<AuthSession> {
  return await services.db.transaction(async (within) => {
    const found = await consumeMailedToken(within, services, { token, kind: "login" });
    const unconfirmed = await getAccount(within, found.accountId);
    const account = await confirmMailbox(within, services, unconfirmed);
    return await beginSession(services, { account, userAgent, within });
  });
}

/**
 * Activates an account whose mailbox was confirmed by something other than its registration link.
 * Deletes that registration's password and consents, because another person may have given them.
 */
export async function confirmMailbox(
  within: Database,
  { clock }: Pick<Services, "clock">,
  account: Account,
): Promise<Account> {
  if (account.activatedAt !== null) {
    return account;
  }
  await deleteAccountConsents(within, account.id);
  const now = clock.now();
  return await updateAccount(within, account.id, {
    activatedAt: now,
    passwordHash: null,
    updatedAt: now,
  });
}
