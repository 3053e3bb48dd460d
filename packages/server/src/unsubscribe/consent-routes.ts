import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ConsentUpdate, GivenConsent } from "@volpe/contract";
import Type from "typebox";
import { readAccountConsents, storeAccountConsents } from "../accounts/account-consents.ts";
import { getSignedIn } from "../accounts/sessions/signed-in.ts";
import { getAccount } from "../accounts/store/account-repository.ts";
import { liftSuppression } from "../mail/lift-suppression.ts";
import { toSuppressedMailbox } from "../mail/suppressed-mailbox.ts";
import { insertSuppression } from "../mail/suppression-repository.ts";
import { toEmailKey } from "../person/email-key.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { listRecalls, listSupplierConsents, withdrawConsents } from "./unsubscribe-repository.ts";
import { withdrawRecalls } from "./withdraw-recalls.ts";

/**
 * The consents of the profile. Unticking a box withdraws that consent in every request and message
 * of the account's address too.
 */
export function consentRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { clock, config, db } = services;
  const readAll = async (accountId: string, emailKey: string) => {
    const suppliers = await listSupplierConsents(db, emailKey);
    const recalls = await listRecalls(db, emailKey);
    return [...(await readAccountConsents(db, accountId)), ...suppliers, ...recalls];
  };
  return async (app) => {
    app.get(
      "/auth/consents",
      toRoute("The consents in force of the account's address", Type.Array(GivenConsent)),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        const { email } = await getAccount(db, accountId);
        return { data: await readAll(accountId, toEmailKey(email)) };
      },
    );
    app.post(
      "/auth/consents",
      toRoute("Give or withdraw the consents of the profile", Type.Array(GivenConsent), {
        body: ConsentUpdate,
      }),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        const { marketing, thirdParties, recall } = request.body;
        const now = clock.now();
        const { email } = await getAccount(db, accountId);
        const emailKey = toEmailKey(email);
        await storeAccountConsents(db, { accountId, choices: { marketing }, givenAt: now });
        if (thirdParties === false) {
          await withdrawConsents(db, { emailKey, now, categories: ["thirdParties"] });
        }
        if (recall === false) {
          await db.transaction((within) => withdrawRecalls(within, services, emailKey));
        }
        if (marketing) {
          await liftSuppression(db, config, email);
        } else {
          await withdrawConsents(db, { emailKey, now, categories: ["marketing"] });
          await insertSuppression(db, {
            mailbox: toSuppressedMailbox(config, email),
            createdAt: now,
          });
        }
        return { data: await readAll(accountId, emailKey) };
      },
    );
  };
}
