import type { Activation } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { confirmIdentity } from "../providers/provider-repository.ts";
import type { Services } from "../services.ts";
import type { SignedIn } from "../sessions/signed-in.ts";
import { liftSuppression } from "../unsubscribe/lift-suppression.ts";
import { toEmailChangedMail } from "./account-mails.ts";
import {
  type Account,
  deleteAccount,
  findAccountByEmailForUpdate,
  getAccountForUpdate,
  updateAccount,
} from "./account-repository.ts";
import { listAccountConsents } from "./consent-repository.ts";
import { toEmailKey } from "./email-key.ts";
import { deleteTokensOfKinds, type MailedToken } from "./mailed-token-repository.ts";
import { findMailedToken } from "./mailed-tokens.ts";

type Given = Pick<Services, "clock" | "config" | "db" | "mail">;

/**
 * Follows the link of a registration or of a change of address, as often as it is asked. The latter
 * counts only from a session of the account that asked for it, or whoever opens a mail could give
 * their address to a stranger's account. Throws `AppError("link-expired")`, and `unauthenticated`,
 * after which the link is still good.
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

async function getLink(db: Database, services: Given, token: string): Promise<MailedToken> {
  const found = await findMailedToken(db, services, {
    token,
    kinds: ["activation", "email-change"],
  });
  if (found === null) {
    throw new AppError("link-expired");
  }
  return found;
}

// The password stays: the link was mailed for the registration that chose it.
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
  { clock, config, mail }: Given,
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
    // A registration that this mailbox never confirmed.
    await deleteAccount(within, other.id);
  }
  await updateAccount(within, account.id, {
    email,
    emailKey,
    pendingEmail: null,
    updatedAt: clock.now(),
  });
  // Links that lie in the mailbox that was left.
  await deleteTokensOfKinds(within, {
    accountId: account.id,
    kinds: ["activation", "login", "recovery", "erasure"],
  });
  await mail.send(toEmailChangedMail({ to: account.email, publicUrl: config.publicUrl }), {
    within,
  });
}
