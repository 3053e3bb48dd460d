import type { AuthSession } from "@volpe/contract";
import { toEmailKey } from "@volpe/contract";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import { hashKey } from "../../keys/owner-key.ts";
import type { Services } from "../../services.ts";
import { takeMail } from "../account-limits.ts";
import { toProviderMail } from "../account-mails.ts";
import { sendAccountRequest } from "../account-requests.ts";
import { confirmMailbox, type Visitor } from "../login.ts";
import { createMailedToken } from "../mailed-tokens.ts";
import { beginSession } from "../sessions/begin-session.ts";
import {
  type Account,
  findAccountByEmailForUpdate,
  getAccount,
  insertAccount,
} from "../store/account-repository.ts";
import { findIdentityForUpdate, lockMailbox, putIdentity } from "../store/provider-repository.ts";
import { decideLogin, type LoginDecision } from "./login-policy.ts";
import { PROVIDER_NAMES, type ProviderPerson } from "./provider-person.ts";

/**
 * Logs in the person that a provider names. Throws `provider-refused` if the provider gives no
 * address. Throws `not-activated` if the provider does not vouch for the address: a link is then
 * mailed to it, and the answer is the same whether or not an account has the address.
 */
export async function enterByProvider(
  services: Services,
  person: ProviderPerson,
  { visitorAddress, userAgent }: Visitor,
): Promise<AuthSession> {
  const session = await services.db.transaction(async (within) => {
    const account = await findProvedAccount(within, services, person);
    return account === null ? null : beginSession(services, { account, userAgent, within });
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
    message: `${name} non ci assicura che questa e-mail sia tua: ti ho mandato un link. Aprilo, poi entra.`,
  });
}

/** The person's account, created or linked if the provider vouches for the address; else null. */
async function findProvedAccount(
  within: Database,
  services: Services,
  person: ProviderPerson,
): Promise<Account | null> {
  const { provider, subject, name } = person;
  const decision = await decide(within, person);
  const now = services.clock.now();
  const keepIdentity = (accountId: string) =>
    putIdentity(within, { provider, subject, accountId, awaitedTokenHash: null, createdAt: now });
  switch (decision.status) {
    case "enter":
      return await getAccount(within, decision.accountId);
    case "link": {
      const unconfirmed = await getAccount(within, decision.accountId);
      const account = await confirmMailbox(within, services, unconfirmed);
      await keepIdentity(account.id);
      return account;
    }
    case "create": {
      const { email } = decision;
      const made = { name, email, activatedAt: now, createdAt: now };
      const account = await insertAccount(within, made);
      await keepIdentity(account.id);
      return account;
    }
    case "confirm":
    case "ask-mailbox":
    case "no-email":
      return null;
  }
}

/**
 * Mails a link to an address that the provider does not vouch for. The link confirms a new account
 * or logs in to an existing one.
 */
async function askMailbox(
  services: Services,
  person: ProviderPerson & { email: string },
): Promise<void> {
  const { clock, config, db, mail } = services;
  const { provider, subject, email, name } = person;
  await db.transaction(async (within) => {
    const decision = await decide(within, person);
    if (decision.status !== "confirm") {
      await sendAccountRequest(services, { kind: "login", email }, { within });
      return;
    }
    const now = clock.now();
    const accountId =
      decision.accountId ?? (await insertAccount(within, { name, email, createdAt: now })).id;
    const asked = { accountId, kind: "activation", email } as const;
    const token = await createMailedToken(within, services, asked);
    // The identity may log in only after this link was followed.
    const awaitedTokenHash = hashKey(token);
    await putIdentity(within, { provider, subject, accountId, awaitedTokenHash, createdAt: now });
    const link = { to: email, publicUrl: config.publicUrl, token };
    await mail.send(toProviderMail({ ...link, provider: PROVIDER_NAMES[provider] }), { within });
  });
}

async function decide(within: Database, person: ProviderPerson): Promise<LoginDecision> {
  const emailKey = person.email === null ? null : toEmailKey(person.email);
  if (emailKey !== null) {
    await lockMailbox(within, emailKey);
  }
  const identity = await findIdentityForUpdate(within, person);
  const account =
    emailKey === null ? undefined : await findAccountByEmailForUpdate(within, emailKey);
  return decideLogin({ person, identity, account });
}
