import type { AuthSession, LoginRequest } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { giveLoginBack, takeLogin } from "./account-limits.ts";
import {
  type Account,
  findAccountByEmail,
  getAccount,
  updateAccount,
} from "./account-repository.ts";
import { deleteAccountConsents } from "./consent-repository.ts";
import { toEmailKey } from "./email-key.ts";
import { consumeMailedToken } from "./mailed-tokens.ts";

type Visitor = { visitorAddress: string; userAgent: string | undefined };

/**
 * By password. An address without account, one without password and one that nobody confirmed cost
 * the same and are answered the same: who registers in another's name learns nothing by logging in.
 */
export async function loginByPassword(
  services: Services,
  { email, password }: LoginRequest,
  { visitorAddress, userAgent }: Visitor,
): Promise<AuthSession> {
  const emailKey = toEmailKey(email);
  await takeLogin(services, { visitorAddress, emailKey });
  const account = await findAccountByEmail(services.db, emailKey);
  const passwordHash = account?.activatedAt ? account.passwordHash : null;
  if (!(await services.passwords.verify(passwordHash, password)) || account === undefined) {
    throw new AppError("wrong-credentials");
  }
  await giveLoginBack(services, { visitorAddress, emailKey });
  return await beginSession(services, { accountId: account.id, userAgent });
}

/** By a mailed link, once. Throws `AppError("link-expired")`. */
export async function loginByToken(
  services: Services,
  { token, userAgent }: { token: string; userAgent: string | undefined },
): Promise<AuthSession> {
  return await services.db.transaction(async (within) => {
    const found = await consumeMailedToken(within, services, { token, kind: "login" });
    if (found === null) {
      throw new AppError("link-expired");
    }
    const { id: accountId } = await confirmMailbox(
      within,
      services,
      await getAccount(within, found.accountId),
    );
    return await beginSession(services, { accountId, userAgent, within });
  });
}

/**
 * Activates an account whose mailbox was proved otherwise than by its registration's own link. The
 * password and the consents of that registration go: nothing says that they are this person's.
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
