import { type AuthSession, EMPTY_ADDRESS } from "@volpe/contract";
import { takeMail } from "../accounts/account-limits.ts";
import {
  findAccountByEmailForUpdate,
  getAccount,
  insertAccount,
} from "../accounts/account-repository.ts";
import { sendAccountRequest } from "../accounts/account-requests.ts";
import { toEmailKey } from "../accounts/email-key.ts";
import { confirmMailbox } from "../accounts/login.ts";
import { createMailedToken, toTokenHash } from "../accounts/mailed-tokens.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { judgeLogin, type LoginJudgement } from "./judge-login.ts";
import type { ProviderPerson } from "./provider-client.ts";
import { toConfirmMail } from "./provider-mails.ts";
import { PROVIDER_NAMES } from "./provider-names.ts";
import { findIdentityForUpdate, holdMailbox, putIdentity } from "./provider-repository.ts";

type Visitor = { visitorAddress: string; userAgent: string | undefined };

/**
 * Logs in who a provider says is there. Throws `provider-refused` where it gave no address, and
 * `not-activated` where it does not vouch for one: its mailbox then has a link, and the answer is
 * the same whether an account has that address or not.
 */
export async function enterByProvider(
  services: Services,
  person: ProviderPerson,
  { visitorAddress, userAgent }: Visitor,
): Promise<AuthSession> {
  const session = await services.db.transaction(async (within) => {
    const accountId = await findProvedAccount(within, services, person);
    return accountId === null ? null : beginSession(services, { accountId, userAgent, within });
  });
  if (session !== null) {
    return session;
  }
  const { email, provider } = person;
  const name = PROVIDER_NAMES[provider];
  if (email === null) {
    throw new AppError("provider-refused", {
      message: `${name} non ci ha dato la tua e-mail. Riprova e permetti di condividerla, oppure registrati con e-mail e password.`,
    });
  }
  await takeMail(services, { kind: "provider", email, visitorAddress });
  await askMailbox(services, { ...person, email });
  throw new AppError("not-activated", {
    message: `${name} non ci assicura che questa e-mail sia tua: ti abbiamo mandato un link. Aprilo, poi entra.`,
  });
}

/** Whose account it is, made or linked where the provider vouches for the address; else null. */
async function findProvedAccount(
  within: Database,
  services: Services,
  person: ProviderPerson,
): Promise<string | null> {
  const { provider, subject, name } = person;
  const judgement = await judge(within, person);
  const now = services.clock.now();
  const keepIdentity = (accountId: string) =>
    putIdentity(within, { provider, subject, accountId, awaitedTokenHash: null, createdAt: now });
  switch (judgement.status) {
    case "enter":
      return judgement.accountId;
    case "link": {
      const { id } = await getAccount(within, judgement.accountId).then((account) =>
        confirmMailbox(within, services, account),
      );
      await keepIdentity(id);
      return id;
    }
    case "create": {
      const { email } = judgement;
      const { id } = await insertAccount(within, {
        name,
        email,
        emailKey: toEmailKey(email),
        shipping: EMPTY_ADDRESS,
        activatedAt: now,
        createdAt: now,
        updatedAt: now,
      });
      await keepIdentity(id);
      return id;
    }
    case "confirm":
    case "ask-mailbox":
    case "no-email":
      return null;
  }
}

/** A link for an address that nobody vouches for: to confirm it with, or to log in with. */
async function askMailbox(
  services: Services,
  person: ProviderPerson & { email: string },
): Promise<void> {
  const { clock, config, db, mail } = services;
  const { provider, subject, email, name } = person;
  await db.transaction(async (within) => {
    const judgement = await judge(within, person);
    if (judgement.status !== "confirm") {
      await sendAccountRequest(services, { kind: "login", email }, { within });
      return;
    }
    const now = clock.now();
    const accountId =
      judgement.accountId ??
      (
        await insertAccount(within, {
          name,
          email,
          emailKey: toEmailKey(email),
          shipping: EMPTY_ADDRESS,
          createdAt: now,
          updatedAt: now,
        })
      ).id;
    const token = await createMailedToken(within, services, {
      accountId,
      kind: "activation",
      email,
    });
    // Whoever else proves that mailbox does not let this person in with it.
    const awaitedTokenHash = toTokenHash(token);
    await putIdentity(within, { provider, subject, accountId, awaitedTokenHash, createdAt: now });
    const { publicUrl } = config;
    await mail.send(toConfirmMail({ to: email, provider, publicUrl, token }), { within });
  });
}

async function judge(within: Database, person: ProviderPerson): Promise<LoginJudgement> {
  const emailKey = person.email === null ? null : toEmailKey(person.email);
  if (emailKey !== null) {
    await holdMailbox(within, emailKey);
  }
  const identity = await findIdentityForUpdate(within, person);
  const account =
    emailKey === null ? undefined : await findAccountByEmailForUpdate(within, emailKey);
  return judgeLogin({ person, identity, account });
}
