import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { MailedLink, toEmailKey, Unsubscribed } from "@volpe/contract";
import { insertAccountConsents, listAccountConsents } from "../accounts/consent-repository.ts";
import { findAccountByEmail } from "../accounts/store/account-repository.ts";
import type { Database } from "../db/database.ts";
import { AppError, brokenLink } from "../errors.ts";
import { suppressMailbox } from "../mail/suppression-repository.ts";
import { isUnsubscribeKey } from "../mail/unsubscribe-key.ts";
import { hideMailbox } from "../person/hide-mailbox.ts";
import { endReminders } from "../reminders/reminder-repository.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { findMailbox } from "./unsubscribe-repository.ts";
import { withdrawConsents, withdrawRecalls } from "./withdraw-consents.ts";

/**
 * `POST /unsubscribe`: unsubscribes by a mailed link, without a login. It has no limit per address,
 * because one mail provider may send many people's clicks; the key cannot be guessed.
 */
export function unsubscribeRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/unsubscribe",
      toRoute("Withdraw the marketing consents of a mailbox", Unsubscribed, {
        body: MailedLink,
      }),
      async ({ body }) => ({ data: await unsubscribe(services, body) }),
    );
  };
}

/**
 * Withdraws every marketing consent given with this address, its reminders and its requests to be
 * called. Idempotent. Throws `not-found` for a wrong key, `link-expired` if the request was deleted.
 */
async function unsubscribe(
  services: Pick<Services, "clock" | "config" | "db" | "mail">,
  { reference, key }: MailedLink,
): Promise<Unsubscribed> {
  const { db, clock, config } = services;
  if (!isUnsubscribeKey(config, { reference, key })) {
    throw brokenLink();
  }
  const now = clock.now();
  return await db.transaction(async (within) => {
    const email = await findMailbox(within, reference);
    if (email === null) {
      throw new AppError("link-expired", {
        message:
          "Di questa richiesta non conserviamo più niente, nemmeno il tuo indirizzo. Se una mail arriva ancora, usa il link di quella.",
      });
    }
    const emailKey = toEmailKey(email);
    const person = { accountId: null, email: emailKey, formerEmails: [], pendingEmail: null };
    await withdrawConsents(within, services, { person });
    await withdrawRecalls(within, services, person);
    await endReminders(within, emailKey, now);
    await withdrawOfAccount(within, { emailKey, now });
    await suppressMailbox(within, config, { email, now });
    return { mailbox: hideMailbox(email) };
  });
}

async function withdrawOfAccount(
  within: Database,
  { emailKey, now }: { emailKey: string; now: Date },
): Promise<void> {
  const account = await findAccountByEmail(within, emailKey);
  const inForce = account === undefined ? [] : await listAccountConsents(within, account.id);
  const marketing = inForce.find(({ category }) => category === "marketing");
  if (marketing?.granted) {
    const { accountId, category, text, policyVersion } = marketing;
    const withdrawn = { accountId, category, granted: false, text, policyVersion, givenAt: now };
    await insertAccountConsents(within, [withdrawn]);
  }
}
