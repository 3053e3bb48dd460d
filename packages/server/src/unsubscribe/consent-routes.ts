import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ConsentUpdate, GivenConsent } from "@volpe/contract";
import Type from "typebox";
import { readAccountConsents, storeAccountConsents } from "../accounts/account-consents.ts";
import { getSignedIn } from "../accounts/sessions/signed-in.ts";
import { liftSuppression, suppressMailbox } from "../mail/suppression-repository.ts";
import type { Person } from "../privacy/person.ts";
import { getPersonOfAccount } from "../privacy/person-repository.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { listRecalls, listSupplierConsents } from "./unsubscribe-repository.ts";
import { withdrawConsents, withdrawRecalls } from "./withdraw-consents.ts";

/**
 * Registers the routes of the profile's consents. Unticking a box also withdraws that consent in
 * every request and message that came from the account, its address or one of its former addresses.
 */
export function consentRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { clock, config, db } = services;
  const readAll = async (accountId: string, person: Person) => {
    const suppliers = await listSupplierConsents(db, person);
    const recalls = await listRecalls(db, person);
    return [...(await readAccountConsents(db, accountId)), ...suppliers, ...recalls];
  };
  return async (app) => {
    app.get(
      "/auth/consents",
      toRoute("The consents in force of the account's person", Type.Array(GivenConsent)),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        return { data: await readAll(accountId, await getPersonOfAccount(db, accountId)) };
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
        const person = await getPersonOfAccount(db, accountId);
        const { email } = person;
        await db.transaction(async (within) => {
          await storeAccountConsents(within, { accountId, choices: { marketing }, givenAt: now });
          if (thirdParties === false) {
            await withdrawConsents(within, services, { person, categories: ["thirdParties"] });
          }
          if (recall === false) {
            await withdrawRecalls(within, services, person);
          }
          if (marketing) {
            await liftSuppression(within, config, email);
          } else {
            await withdrawConsents(within, services, { person, categories: ["marketing"] });
            await suppressMailbox(within, config, { email, now });
          }
        });
        return { data: await readAll(accountId, person) };
      },
    );
  };
}
