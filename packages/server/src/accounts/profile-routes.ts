import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  AccountDetail,
  AddressMap,
  ChangeMade,
  PasswordUpdate,
  PersonalData,
  PersonalDataUpdate,
  Position,
  toEmailKey,
} from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { invalidField } from "../errors.ts";
import { checkPerson } from "../person/check-person.ts";
import { findProvinceBySign } from "../places/place-words.ts";
import { readComune } from "../places/read-comune.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { readAccountConsents } from "./account-consents.ts";
import { takeMail, takePasswordCheck } from "./account-limits.ts";
import { toEmailChangeNotice } from "./account-mails.ts";
import { sendAccountRequest } from "./account-requests.ts";
import { toSessionEnd } from "./sessions/session-life.ts";
import { findSessionForUpdate, updateSession } from "./sessions/session-repository.ts";
import { getSignedIn, type SignedIn } from "./sessions/signed-in.ts";
import { changePassword, checkPresentPassword } from "./set-password.ts";
import { type Account, getAccount, updateAccount } from "./store/account-repository.ts";
import { listProviders } from "./store/provider-repository.ts";

const toPersonalData = ({ id, email, name }: Account): PersonalData => ({ _id: id, email, name });

/** Registers the routes by which the owner of an account reads and changes it. */
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
        const changes = { shipping: checkShipping(request.body), updatedAt: clock.now() };
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

/**
 * The address with the name of its comune as ISTAT writes it. Throws `AppError` for `city` if the
 * province has no such comune. A foreign address and one without a province stay as they were typed.
 */
function checkShipping(form: AddressMap): AddressMap {
  const { address, street, city, country } = form;
  const province = /^(?:italia|italy|it)?$/i.test(country.trim())
    ? findProvinceBySign(form.province.trim())
    : null;
  if (province === null || city.trim() === "") {
    return form;
  }
  const reading = readComune(city, province);
  if (reading.status === "unknown") {
    throw invalidField("city", reading.message);
  }
  const { name } = reading.comune;
  // The comune stands after the street, which may have the same name.
  const streetAt = street === "" ? -1 : address.indexOf(street);
  const at = streetAt < 0 ? -1 : address.indexOf(city, streetAt + street.length);
  const line = at < 0 ? address : address.slice(0, at) + name + address.slice(at + city.length);
  return { ...form, city: name, address: line.slice(0, 200) };
}

/**
 * Writes the fields of the form to the columns of the same name. A changed e-mail takes effect only
 * after its mailed link was followed. The session then lives until a year after its login. Throws
 * `AppError` with the field.
 */
async function updatePersonalData(
  services: Services,
  { accountId, sessionId }: SignedIn,
  { form, visitorAddress }: { form: PersonalDataUpdate; visitorAddress: string },
): Promise<Account> {
  const { db, clock } = services;
  const { password = "", email: _, ...fields } = form;
  const { email, ...person } = checkPerson(form);
  const account = await getAccount(db, accountId);
  const isMoving = toEmailKey(email) !== account.emailKey;
  if (isMoving) {
    if (account.passwordHash === null) {
      throw invalidField(
        "email",
        "Prima scegli una password: il link per farlo arriva al tuo indirizzo di adesso.",
      );
    }
    await takePasswordCheck(services, accountId);
    await checkPresentPassword(services, { account, password, field: "password" });
    await takeMail(services, { kind: "email-change", email, visitorAddress });
  }
  return await db.transaction(async (within) => {
    const now = clock.now();
    const { createdAt = now } = (await findSessionForUpdate(within, sessionId)) ?? {};
    await updateSession(within, sessionId, {
      lifetime: "update",
      expiresAt: toSessionEnd("update", { now, createdAt }),
    });
    if (isMoving) {
      await askForMove(within, services, { account, email });
    }
    return await updateAccount(within, accountId, {
      ...fields,
      ...person,
      ...(isMoving ? { pendingEmail: email } : { email }),
      updatedAt: now,
    });
  });
}

async function askForMove(
  within: Database,
  services: Services,
  { account, email }: { account: Account; email: string },
): Promise<void> {
  const { config, mail } = services;
  const request = { kind: "email-change", accountId: account.id, email } as const;
  await sendAccountRequest(services, request, { within });
  const notice = toEmailChangeNotice({ to: account.email, publicUrl: config.publicUrl });
  await mail.send(notice, { within });
}
