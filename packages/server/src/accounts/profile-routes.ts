import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  AccountDetail,
  AddressMap,
  ChangeMade,
  PasswordUpdate,
  PersonalData,
  PersonalDataUpdate,
  Position,
} from "@volpe/contract";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { readAccountConsents } from "./account-consents.ts";
import { updatePersonalData } from "./personal-data.ts";
import { getSignedIn } from "./sessions/signed-in.ts";
import { changePassword } from "./set-password.ts";
import { type Account, getAccount, updateAccount } from "./store/account-repository.ts";
import { listProviders } from "./store/provider-repository.ts";

const toPersonalData = ({ id, email, name }: Account): PersonalData => ({ _id: id, email, name });

/** The routes by which the owner of an account reads and changes it. */
export function profileRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { clock, db } = services;
  return async (app) => {
    app.get(
      "/auth/detail",
      toRoute("Everything that the profile shows", AccountDetail),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        // The response schema selects the columns that are answered.
        const { passwordHash, ...columns } = await getAccount(db, accountId);
        return {
          data: {
            ...columns,
            hasPassword: passwordHash !== null,
            providers: await listProviders(db, accountId),
            consents: await readAccountConsents(db, accountId),
            createdAt: columns.createdAt.toISOString(),
          },
        };
      },
    );

    app.patch(
      "/auth/update/cambiopassword",
      toRoute("Change the password", PersonalData, { body: PasswordUpdate }),
      async (request) => {
        const signedIn = await getSignedIn(services, request);
        return { data: toPersonalData(await changePassword(services, signedIn, request.body)) };
      },
    );

    app.patch(
      "/auth/update/personaldata",
      toRoute("Change name, phone or e-mail; the session then lives a year", PersonalData, {
        body: PersonalDataUpdate,
      }),
      async (request) => {
        const signedIn = await getSignedIn(services, request);
        const { body: form, visitorAddress } = request;
        const account = await updatePersonalData(services, signedIn, { form, visitorAddress });
        return { data: toPersonalData(account) };
      },
    );

    app.patch(
      "/auth/update/shippingdata",
      toRoute("Change the shipping address", PersonalData, { body: AddressMap }),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        const changes = { shipping: request.body, updatedAt: clock.now() };
        return { data: toPersonalData(await updateAccount(db, accountId, changes)) };
      },
    );

    app.post(
      "/auth/saveposition",
      toRoute("Store the account's position", Position, { body: Position }),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        await updateAccount(db, accountId, { position: request.body, updatedAt: clock.now() });
        return { data: request.body };
      },
    );

    app.delete(
      "/auth/saveposition",
      toRoute("Remove the account's position", ChangeMade),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        await updateAccount(db, accountId, { position: null, updatedAt: clock.now() });
        return { data: { done: true as const } };
      },
    );
  };
}
