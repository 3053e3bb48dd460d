import type { Activation } from "@volpe/contract";
import { toEmailKey } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { liftSuppression } from "../mail/suppression-repository.ts";
import type { Services } from "../services.ts";
import { toEmailChangedMail } from "./account-mails.ts";
import { listAccountConsents } from "./consent-repository.ts";
import { deleteTokensOfKinds, type MailedToken } from "./mailed-token-repository.ts";
import { getMailedToken } from "./mailed-tokens.ts";
import type { SignedIn } from "./sessions/signed-in.ts";
import {
  type Account,
  deleteAccount,
  findAccountByEmailForUpdate,
  getAccountForUpdate,
  updateAccount,
} from "./store/account-repository.ts";
import { confirmIdentity } from "./store/provider-repository.ts";

type Given = Pick<Services, "clock" | "config" | "db" | "mail">;

/**
 * Confirms the link of a registration or of a changed address. Idempotent. A changed address needs
 * a session of the account that requested it: otherwise a person could attach another's mailbox to
 * their own account. Throws `AppError("link-expired")`, or `unauthenticated`, after which the link
 * stays valid.
 */
export async function confirmLink(
  services: Given,
  { token, findFollower }: { token: string; findFollower: () => Promise<SignedIn | null> },
): Promise<Activation> {
  const { accountId, kind } = await getLink(services.db, services, token);
  if (kind === "email-change" && (await findFollower())?.accountId !== accountId) {
    throw new AppError("unauthenticated", {
      message: "Per confermare il nuovo indirizzo entra nel profilo che lo ha chiesto.",
    });
  }
  return await services.db.transaction(async (within) => {
    const found = await getLink(within, services, token);
    const { email } = found;
    const account = await getAccountForUpdate(within, found.accountId);
    if (found.kind === "activation") {
      await activate(within, services, account);
      await confirmIdentity(within, found.tokenHash);
      return { confirmed: "account", email };
    }
    await changeEmail(within, services, { account, email });
    return { confirmed: "email", email };
  });
}

function getLink(db: Database, services: Given, token: string): Promise<MailedToken> {
  return getMailedToken(db, services, { token, kinds: ["activation", "email-change"] });
}

// The password is kept, because this link was mailed for the registration that chose it.
async function activate(
  within: Database,
  { clock, config }: Given,
  { id, email, activatedAt }: Account,
): Promise<void> {
  if (activatedAt === null) {
    const now = clock.now();
    await updateAccount(within, id, { activatedAt: now, updatedAt: now });
    const inForce = await listAccountConsents(within, id);
    if (inForce.some(({ category, granted }) => category === "marketing" && granted)) {
      await liftSuppression(within, config, email);
    }
  }
}

async function changeEmail(
  within: Database,
  { clock, mail }: Given,
  { account, email }: { account: Account; email: string },
): Promise<void> {
  const emailKey = toEmailKey(email);
  if (account.emailKey === emailKey) {
    return;
  }
  const other = await findAccountByEmailForUpdate(within, emailKey);
  if (account.pendingEmail !== email || (other !== undefined && other.activatedAt !== null)) {
    throw new AppError("link-expired");
  }
  if (other !== undefined) {
    // The other account is an unconfirmed registration of this mailbox.
    await deleteAccount(within, other.id);
  }
  await updateAccount(within, account.id, {
    email,
    emailKey,
    pendingEmail: null,
    updatedAt: clock.now(),
  });
  // Links in the former mailbox no longer work.
  await deleteTokensOfKinds(within, {
    accountId: account.id,
    kinds: ["activation", "login", "recovery", "erasure"],
  });
  await mail.send(toEmailChangedMail({ to: account.email }), { within });
}
