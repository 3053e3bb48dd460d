import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ChangeMade,
  DataEnvelope,
  ErasureRequest,
  MailAsked,
  PersonalDataExport,
} from "@volpe/contract";
import { takeMail, takePasswordCheck } from "../accounts/account-limits.ts";

import { type Account, getAccount } from "../accounts/account-repository.ts";
import {
  consumeMailedToken,
  createMailedToken,
  findMailedToken,
} from "../accounts/mailed-tokens.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { getSignedIn } from "../sessions/signed-in.ts";
import { erasePerson } from "./erase-person.ts";
import { toErasureMail } from "./erasure-mail.ts";
import { exportPerson } from "./export-person.ts";
import type { Person } from "./person.ts";
import { findPersonOfAccount } from "./person-repository.ts";

const EXPORTS = { max: 20, windowSeconds: 60 * 60 };

/** `GET /auth/export` and `POST /auth/erasure`: a person's own data, to take away or to have gone. */
export function privacyRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { clock, config, db, limits, mail } = services;
  return async (app) => {
    app.get(
      "/auth/export",
      {
        schema: {
          summary: "All that is kept about who is logged in",
          response: { 200: DataEnvelope(PersonalDataExport) },
        },
      },
      async (request, reply) => {
        const account = await getAccount(db, (await getSignedIn(services, request)).accountId);
        if (!(await limits.take(`export:${account.id}`, EXPORTS))) {
          throw new AppError("too-many-requests", {
            message: "Hai già scaricato i tuoi dati molte volte: riprova tra un’ora.",
          });
        }
        reply.header("cache-control", "no-store");
        return { data: await exportPerson(services, await getPerson(account)) };
      },
    );

    app.post(
      "/auth/erasure/link",
      {
        schema: {
          summary: "Mail the link that erases an account without a password",
          response: { 202: DataEnvelope(MailAsked) },
        },
      },
      async (request, reply) => {
        const { accountId } = await getSignedIn(services, request);
        const { email } = await getAccount(db, accountId);
        await takeMail(services, {
          kind: "account-erasure",
          email,
          visitorAddress: request.visitorAddress,
        });
        await db.transaction(async (within) => {
          const token = await createMailedToken(within, services, {
            accountId,
            kind: "erasure",
            email,
          });
          const { publicUrl } = config;
          await mail.send(toErasureMail({ to: email, publicUrl, token }), { within });
        });
        reply.code(202);
        return { data: { mailed: true as const } };
      },
    );

    app.post(
      "/auth/erasure",
      {
        schema: {
          summary: "Erase the account and every trace of its owner",
          body: ErasureRequest,
          response: { 200: DataEnvelope(ChangeMade) },
        },
      },
      async (request) => {
        const account = await getAccount(db, (await getSignedIn(services, request)).accountId);
        await prove(account, request.body);
        const { requests, tickets, files } = await erasePerson(services, await getPerson(account));
        request.log.info({ requests, tickets, files }, "person erased");
        return { data: { done: true as const } };
      },
    );
  };

  async function getPerson({ id }: Account): Promise<Person> {
    const person = await findPersonOfAccount(db, id);
    if (person === null) {
      throw new AppError("unauthenticated");
    }
    return person;
  }

  /** A session left open somewhere is not enough to erase. */
  async function prove(account: Account, proof: ErasureRequest): Promise<void> {
    if ("token" in proof) {
      const { token } = proof;
      const found = await findMailedToken(db, { clock }, { token, kinds: ["erasure"] });
      const isOwn = found?.accountId === account.id;
      if (
        !isOwn ||
        (await consumeMailedToken(db, { clock }, { token, kind: "erasure" })) === null
      ) {
        throw new AppError("link-expired");
      }
      return;
    }
    await takePasswordCheck(services, account.id);
    if (!(await services.passwords.verify(account.passwordHash, proof.password))) {
      throw new AppError("invalid-field", {
        field: "password",
        message: "La password non è quella del profilo: controllala e riprova.",
      });
    }
  }
}
