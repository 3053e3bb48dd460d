import { EMPTY_ADDRESS } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import type { Services } from "../services.ts";
import { keepAccountConsents } from "./account-consents.ts";
import {
  toActivationMail,
  toChoosePasswordMail,
  toEmailChangeMail,
  toExistsMail,
  toLoginLinkMail,
  toRecoveryMail,
} from "./account-mails.ts";
import {
  type Account,
  findAccountByEmailForUpdate,
  insertAccount,
  updateAccount,
} from "./account-repository.ts";
import type { AccountRequest } from "./account-requests.ts";
import { toEmailKey } from "./email-key.ts";
import type { MailedTokenKind } from "./mailed-token-repository.ts";
import { createMailedToken } from "./mailed-tokens.ts";

type Given = Pick<Services, "clock" | "config" | "db" | "mail">;
type Registration = Extract<AccountRequest, { kind: "registration" }>;
type ToMail = typeof toActivationMail;

/**
 * Does what was asked for a mailbox, and mails it. What it knows nothing of gets nothing, after the
 * same work: it is done for an account that is there until the transaction is called off.
 */
export async function answerAccountRequest(
  services: Given,
  request: AccountRequest,
): Promise<void> {
  try {
    await answer(services, request);
  } catch (error) {
    if (!(error instanceof CalledOff)) {
      throw error;
    }
  }
}

class CalledOff extends Error {}

async function answer(services: Given, request: AccountRequest): Promise<void> {
  await services.db.transaction(async (within) => {
    const account = await findAccountByEmailForUpdate(within, toEmailKey(request.email));
    const mailLink = (accountId: string, kind: MailedTokenKind, toMail: ToMail) =>
      mailToken(within, services, { accountId, kind, email: request.email, toMail });
    switch (request.kind) {
      case "registration":
        if (account?.activatedAt) {
          return mailLink(account.id, "login", toExistsMail);
        }
        return register(within, services, { request, account });
      case "login":
      case "recovery": {
        const { id } = account ?? (await insertNobody(within, services, request));
        await (request.kind === "login"
          ? mailLink(id, "login", toLoginLinkMail)
          : mailLink(id, "recovery", toRecoveryMail));
        if (account === undefined) {
          throw new CalledOff();
        }
        return;
      }
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

function insertNobody(
  within: Database,
  { clock }: Given,
  { email }: { email: string },
): Promise<Account> {
  const now = clock.now();
  return insertAccount(within, {
    name: "",
    email,
    emailKey: toEmailKey(email),
    shipping: EMPTY_ADDRESS,
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * A password counts only if every registration of the address agreed on it: nobody can leave one in
 * another's account, whoever of the two came first. Else the mailbox chooses.
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
      ? await insertAccount(within, {
          name,
          email,
          emailKey: toEmailKey(email),
          passwordHash,
          shipping: EMPTY_ADDRESS,
          createdAt: now,
          updatedAt: now,
        })
      : await updateAccount(within, account.id, {
          ...(isAgreed ? { name } : { passwordHash: null }),
          updatedAt: now,
        });
  await keepAccountConsents(within, {
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
