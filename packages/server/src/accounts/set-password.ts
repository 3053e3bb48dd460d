import type { PasswordUpdate } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { endSessions } from "../sessions/session-repository.ts";
import type { SignedIn } from "../sessions/signed-in.ts";
import { takePasswordCheck } from "./account-limits.ts";
import { toPasswordChangedMail } from "./account-mails.ts";
import { type Account, getAccount, updateAccount } from "./account-repository.ts";
import { confirmMailbox } from "./login.ts";
import { deleteTokensOfKinds } from "./mailed-token-repository.ts";
import { consumeMailedToken, findMailedToken } from "./mailed-tokens.ts";
import { checkNewPassword } from "./password-rules.ts";

/**
 * With the token of a recovery mail: it proves the mailbox, so the account is confirmed, every
 * session ends and a change of address that was asked for is off. Throws `AppError`.
 */
export async function recoverPassword(
  services: Services,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { clock, db, passwords } = services;
  const found = await findMailedToken(db, services, { token, kinds: ["recovery"] });
  if (found === null) {
    throw new AppError("link-expired");
  }
  checkNewPassword(password, await getAccount(db, found.accountId));
  // Not within the transaction, which holds PGlite's one connection.
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (within) => {
    const spent = await consumeMailedToken(within, services, { token, kind: "recovery" });
    if (spent === null) {
      throw new AppError("link-expired");
    }
    const account = await confirmMailbox(
      within,
      services,
      await getAccount(within, spent.accountId),
    );
    await updateAccount(within, account.id, { pendingEmail: null, updatedAt: clock.now() });
    await putPassword(within, services, { account, passwordHash, keepSession: null });
    await deleteTokensOfKinds(within, { accountId: account.id, kinds: ["email-change"] });
  });
}

/** With the present password. Throws `AppError` naming the field to mend. */
export async function changePassword(
  services: Services,
  { accountId, sessionId }: SignedIn,
  { current, password, endOthers }: PasswordUpdate,
): Promise<Account> {
  const { db, passwords } = services;
  const account = await getAccount(db, accountId);
  if (account.passwordHash === null) {
    throw new AppError("invalid-field", {
      field: "current",
      message:
        "Non hai ancora una password: chiedi il link per sceglierla, arriva nella tua posta.",
    });
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

/** Throws `AppError("invalid-field")`, always where the account has none: a session alone is no proof. */
export async function checkPresentPassword(
  { passwords }: Pick<Services, "passwords">,
  { account, password, field }: { account: Account; password: string; field: string },
): Promise<void> {
  if (!(await passwords.verify(account.passwordHash, password))) {
    // Not a 401, after which a client would renew its session and ask again.
    throw new AppError("invalid-field", {
      field,
      message: "Non è la tua password di adesso. Se non la ricordi, esci e chiedine una nuova.",
    });
  }
}

// Links that could still undo it go with the old password.
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
