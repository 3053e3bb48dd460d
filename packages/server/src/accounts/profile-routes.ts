import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  AccountDetail,
  AddressMap,
  ConsentUpdate,
  DataEnvelope,
  GivenConsent,
  PasswordUpdate,
  PersonalData,
  PersonalDataUpdate,
  Position,
} from "@volpe/contract";
import Type from "typebox";
import { listProviders } from "../providers/provider-repository.ts";
import type { Services } from "../services.ts";
import { getSignedIn } from "../sessions/signed-in.ts";
import { liftSuppression } from "../unsubscribe/lift-suppression.ts";
import { keepAccountConsents, readAccountConsents } from "./account-consents.ts";
import { type Account, getAccount, updateAccount } from "./account-repository.ts";
import { updatePersonalData } from "./personal-data.ts";
import { changePassword } from "./set-password.ts";

const toPersonalData = ({ id, email, name }: Account): PersonalData => ({ _id: id, email, name });

/** What an account's owner reads and changes of it. */
export function profileRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { clock, db } = services;
  return async (app) => {
    app.get(
      "/auth/detail",
      {
        schema: {
          summary: "All that the profile shows",
          response: { 200: DataEnvelope(AccountDetail) },
        },
      },
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        const account = await getAccount(db, accountId);
        const { id, name, email, pendingEmail, phone, shipping, position } = account;
        return {
          data: {
            id,
            name,
            email,
            pendingEmail,
            phone,
            shipping,
            position,
            hasPassword: account.passwordHash !== null,
            providers: await listProviders(db, accountId),
            consents: await readAccountConsents(db, accountId),
            createdAt: account.createdAt.toISOString(),
          },
        };
      },
    );

    app.patch(
      "/auth/update/cambiopassword",
      {
        schema: {
          summary: "Change the password",
          body: PasswordUpdate,
          response: { 200: DataEnvelope(PersonalData) },
        },
      },
      async (request) => {
        const signedIn = await getSignedIn(services, request);
        return { data: toPersonalData(await changePassword(services, signedIn, request.body)) };
      },
    );

    app.patch(
      "/auth/update/personaldata",
      {
        schema: {
          summary: "Change name, phone or e-mail; the session then lives a year",
          body: PersonalDataUpdate,
          response: { 200: DataEnvelope(PersonalData) },
        },
      },
      async (request) => {
        const signedIn = await getSignedIn(services, request);
        const { body: form, visitorAddress } = request;
        const account = await updatePersonalData(services, signedIn, { form, visitorAddress });
        return { data: toPersonalData(account) };
      },
    );

    app.patch(
      "/auth/update/shippingdata",
      {
        schema: {
          summary: "Change the shipping address",
          body: AddressMap,
          response: { 200: DataEnvelope(PersonalData) },
        },
      },
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        const changes = { shipping: request.body, updatedAt: clock.now() };
        return { data: toPersonalData(await updateAccount(db, accountId, changes)) };
      },
    );

    app.post(
      "/auth/saveposition",
      {
        schema: {
          summary: "Keep the account's position",
          body: Position,
          response: { 200: DataEnvelope(Position) },
        },
      },
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        await updateAccount(db, accountId, { position: request.body, updatedAt: clock.now() });
        return { data: request.body };
      },
    );

    app.post(
      "/auth/consents",
      {
        schema: {
          summary: "Give or take back the consent to news by mail",
          body: ConsentUpdate,
          response: { 200: DataEnvelope(Type.Array(GivenConsent)) },
        },
      },
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        const { marketing } = request.body;
        await keepAccountConsents(db, {
          accountId,
          choices: { marketing },
          givenAt: clock.now(),
        });
        if (marketing) {
          const { email } = await getAccount(db, accountId);
          await liftSuppression(db, services.config, email);
        }
        return { data: await readAccountConsents(db, accountId) };
      },
    );
  };
}
