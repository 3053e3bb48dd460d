import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ChangeMade,
  ErasureRequest,
  HOUR_SECONDS,
  MailAsked,
  PersonalDataExport,
} from "@volpe/contract";
import { takeMail, takePasswordCheck } from "../accounts/account-limits.ts";
import { toErasureMail } from "../accounts/account-mails.ts";
import {
  consumeMailedToken,
  createMailedToken,
  getMailedToken,
} from "../accounts/mailed-tokens.ts";
import { getSignedIn } from "../accounts/sessions/signed-in.ts";
import { type Account, getAccount } from "../accounts/store/account-repository.ts";
import { AppError, invalidField } from "../errors.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { getPersonOfAccount } from "./person-repository.ts";

const EXPORTS = { max: 20, windowSeconds: HOUR_SECONDS };

/** `GET /auth/export` and `POST /auth/erasure`: exports or erases a person's own data. */
export function privacyRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { clock, config, db, limits, mail } = services;
  return async (app) => {
    app.get(
      "/auth/export",
      toRoute("All stored data about the logged-in person", PersonalDataExport),
      async (request) => {
        const account = await getAccount(db, (await getSignedIn(services, request)).accountId);
        await limits.demand(`export:${account.id}`, EXPORTS, {
          message: "Hai già scaricato i tuoi dati molte volte: riprova tra un’ora.",
        });
        const person = await getPersonOfAccount(db, account.id);
        return { data: await exportPerson(services, person) };
      },
    );

    app.post(
      "/auth/erasure/link",
      toRoute("Mail the link that erases an account without a password", MailAsked, {}, 202),
      async (request, reply) => {
        const { accountId } = await getSignedIn(services, request);
        const { email } = await getAccount(db, accountId);
        const { visitorAddress } = request;
        await takeMail(services, { kind: "account-erasure", email, visitorAddress });
        await db.transaction(async (within) => {
          const asked = { accountId, kind: "erasure", email } as const;
          const token = await createMailedToken(within, services, asked);
          const { publicUrl } = config;
          await mail.send(toErasureMail({ to: email, publicUrl, token }), { within });
        });
        reply.code(202);
        return { data: { mailed: true as const } };
      },
    );

    app.post(
      "/auth/erasure",
      toRoute("Erase the account and every trace of its owner", ChangeMade, {
        body: ErasureRequest,
      }),
      async (request) => {
        const account = await getAccount(db, (await getSignedIn(services, request)).accountId);
        await prove(account, request.body);
        const person = await getPersonOfAccount(db, account.id);
        const { requests, tickets, files } = await erasePerson(services, person);
        request.log.info({ requests, tickets, files }, "person erased");
        return { data: { done: true as const } };
      },
    );
  };

  /** A session alone is not enough for an erasure, because it may have been left open. */
  async function prove(account: Account, proof: ErasureRequest): Promise<void> {
    if ("token" in proof) {
      const { token } = proof;
      const { accountId } = await getMailedToken(db, { clock }, { token, kinds: ["erasure"] });
      if (accountId !== account.id) {
        throw new AppError("link-expired");
      }
      await consumeMailedToken(db, { clock }, { token, kind: "erasure" });
      return;
    }
    await takePasswordCheck(services, account.id);
    if (!(await services.passwords.verify(account.passwordHash, proof.password))) {
      throw invalidField(
        "password",
        "La password non è quella del profilo: controllala e riprova.",
      );
    }
  }
}
