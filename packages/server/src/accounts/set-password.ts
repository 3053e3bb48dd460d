import type { PasswordUpdate } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError, invalidField } from "../errors.ts";
import type { Services } from "../services.ts";
import { takePasswordCheck } from "./account-limits.ts";
import { toPasswordChangedMail } from "./account-mails.ts";
import { confirmMailbox } from "./login.ts";
import { deleteTokensOfKinds } from "./mailed-token-repository.ts";
import { consumeMailedToken, getMailedToken } from "./mailed-tokens.ts";
import { checkNewPassword } from "./password-rules.ts";
import { endSessions } from "./sessions/session-repository.ts";
import type { SignedIn } from "./sessions/signed-in.ts";
import { type Account, getAccount, updateAccount } from "./store/account-repository.ts";

/**
 * Sets a password with the token of a recovery mail. The token confirms the mailbox, so the account
 * is activated; every session ends and a pending change of address is cancelled. Throws
 * `AppError("link-expired")` or `invalid-field`.
 */
export async function recoverPassword(
  services: Services,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { clock, db, passwords } = services;
  const { accountId } = await getMailedToken(db, services, { token, kinds: ["recovery"] });
  checkNewPassword(password, await getAccount(db, accountId));
  // Hashing happens outside the transaction, which blocks PGlite's only connection.
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (within) => {
    const spent = await consumeMailedToken(within, services, { token, kind: "recovery" });
    const found = await getAccount(within, spent.accountId);
    const account = await confirmMailbox(within, services, found);
    await updateAccount(within, account.id, { pendingEmail: null, updatedAt: clock.now() });
    await putPassword(within, services, { account, passwordHash, keepSession: null });
    await deleteTokensOfKinds(within, { accountId: account.id, kinds: ["email-change"] });
  });
}

/** Changes the password after checking the current one. Throws `AppError("invalid-field")`. */
export async function changePassword(
  services: Services,
  { accountId, sessionId }: SignedIn,
  { current, password, endOthers }: PasswordUpdate,
): Promise<Account> {
  const { db, passwords } = services;
  const account = await getAccount(db, accountId);
  if (account.passwordHash === null) {
    throw invalidField(
      "current",
      "Non hai ancora una password: chiedi il link per sceglierla, arriva nella tua posta.",
    );
  }
  await takePasswordCheck(services, accountId);
  await checkPresentPassword(services, { account, password: current, field: "current" });
  checkNewPassword(password, account);
  const passwordHash = await passwords.hash(password);
  await db.transaction((within) =>
    putPassword(within, services, {
      account,
      passwordHash,
      keepSession: endOthers ? sessionId : "all",
    }),
  );
  return account;
}

/**
 * Throws `AppError("invalid-field")` for a wrong password or for an account without one. A session
 * alone is not enough proof.
 */
export async function checkPresentPassword(
  { passwords }: Pick<Services, "passwords">,
  { account, password, field }: { account: Account; password: string; field: string },
): Promise<void> {
  if (!(await passwords.verify(account.passwordHash, password))) {
    // A 401 would make the client renew its session and repeat the call.
    throw new AppError("invalid-field", {
      field,
      message: "Non è la tua password di adesso. Se non la ricordi, esci e chiedine una nuova.",
    });
  }
}

// Links that could undo the change are deleted.
async function putPassword(
  within: Database,
  { clock, config, mail }: Services,
  {
    account: { id, email },
    passwordHash,
    keepSession,
  }: { account: Account; passwordHash: string; keepSession: string | null | "all" },
): Promise<void> {
  const now = clock.now();
  await updateAccount(within, id, { passwordHash, updatedAt: now });
  await deleteTokensOfKinds(within, { accountId: id, kinds: ["login", "recovery"] });
  if (keepSession !== "all") {
    await endSessions(within, { accountId: id, keep: keepSession, now });
  }
  await mail.send(toPasswordChangedMail({ to: email, publicUrl: config.publicUrl }), { within });
}
