import { toEmailKey } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import type { Services } from "../services.ts";
import { storeAccountConsents } from "./account-consents.ts";
import {
  toActivationMail,
  toChoosePasswordMail,
  toEmailChangeMail,
  toExistsMail,
  toGuessingMail,
  toLoginLinkMail,
  toRecoveryMail,
} from "./account-mails.ts";
import type { AccountRequest } from "./account-requests.ts";
import type { MailedTokenKind } from "./mailed-token-repository.ts";
import { createMailedToken } from "./mailed-tokens.ts";
import {
  type Account,
  findAccountByEmailForUpdate,
  insertAccount,
  updateAccount,
} from "./store/account-repository.ts";

type Given = Pick<Services, "clock" | "config" | "db" | "mail">;
type Registration = Extract<AccountRequest, { kind: "registration" }>;
type ToMail = typeof toActivationMail;

/** Performs an account request and mails its result. Does nothing for an unknown address. */
export async function answerAccountRequest(
  services: Given,
  request: AccountRequest,
): Promise<void> {
  await services.db.transaction(async (within) => {
    const account = await findAccountByEmailForUpdate(within, toEmailKey(request.email));
    const mailLink = (accountId: string, kind: MailedTokenKind, toMail: ToMail) =>
      mailToken(within, services, {
        accountId,
        kind,
        // A mail to a known mailbox uses the owner's spelling of the address, not the typed one.
        email: account?.activatedAt ? account.email : request.email,
        toMail,
      });
    switch (request.kind) {
      case "registration":
        return account?.activatedAt
          ? mailLink(account.id, "login", toExistsMail)
          : register(within, services, { request, account });
      case "login":
        return account && mailLink(account.id, "login", toLoginLinkMail);
      case "recovery":
        return account && mailLink(account.id, "recovery", toRecoveryMail);
      case "guessing":
        return account?.activatedAt
          ? services.mail.send(
              toGuessingMail({ to: account.email, publicUrl: services.config.publicUrl }),
              { within },
            )
          : undefined;
      case "email-change":
        if (account === undefined || account.activatedAt === null) {
          return mailLink(request.accountId, "email-change", toEmailChangeMail);
        }
        return account.id === request.accountId
          ? undefined
          : mailLink(account.id, "login", toExistsMail);
    }
  });
}

/**
 * A password counts only if every registration of the address has the same, so that nobody
 * can leave a password in another person's account. Otherwise the mail leads to choosing one.
 */
async function register(
  within: Database,
  services: Given,
  { request, account }: { request: Registration; account: Account | undefined },
): Promise<void> {
  const { name, email, passwordHash, marketing } = request;
  const now = services.clock.now();
  const isAgreed =
    account === undefined || (passwordHash !== null && passwordHash === account.passwordHash);
  const { id } =
    account === undefined
      ? await insertAccount(within, { name, email, passwordHash, createdAt: now })
      : await updateAccount(within, account.id, {
          ...(isAgreed ? { name } : { passwordHash: null }),
          updatedAt: now,
        });
  await storeAccountConsents(within, {
    accountId: id,
    choices: { privacy: true, marketing: marketing && isAgreed },
    givenAt: new Date(request.at),
  });
  await mailToken(within, services, {
    accountId: id,
    email,
    kind: isAgreed ? "activation" : "recovery",
    toMail: isAgreed ? toActivationMail : toChoosePasswordMail,
  });
}

async function mailToken(
  within: Database,
  services: Given,
  {
    accountId,
    kind,
    email,
    toMail,
  }: { accountId: string; kind: MailedTokenKind; email: string; toMail: ToMail },
): Promise<void> {
  const token = await createMailedToken(within, services, { accountId, kind, email });
  const { publicUrl } = services.config;
  await services.mail.send(toMail({ to: email, publicUrl, token }), { within });
}
