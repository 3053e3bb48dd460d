import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { AuthSession, ChangeMade, DataEnvelope, Device, RefreshRequest } from "@volpe/contract";
import Type from "typebox";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { endFamily } from "./end-family.ts";
import { refreshSession } from "./refresh-session.ts";
import { endSession, endSessions, listSessions } from "./session-repository.ts";
import { getSignedIn } from "./signed-in.ts";

const Id = Type.Object({ id: Type.String({ maxLength: 200 }) });
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The exchange of tokens, the way out, and where an account is logged in. */
export function sessionRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { clock, db } = services;
  return async (app) => {
    app.post(
      "/auth/refreshtoken",
      {
        schema: {
          summary: "Exchange a refresh token",
          body: RefreshRequest,
          response: { 200: DataEnvelope(AuthSession) },
        },
      },
      async ({ body }) => ({ data: await refreshSession(services, body.token) }),
    );

    app.post(
      "/auth/logout",
      {
        schema: {
          summary: "End the session of a refresh token",
          body: RefreshRequest,
          response: { 200: DataEnvelope(ChangeMade) },
        },
      },
      async ({ body }) => {
        await endFamily(services, body.token);
        return { data: { done: true as const } };
      },
    );

    app.get(
      "/auth/sessions",
      {
        schema: {
          summary: "Where the account is logged in",
          response: { 200: DataEnvelope(Type.Array(Device)) },
        },
      },
      async (request) => {
        const { accountId, sessionId } = await getSignedIn(services, request);
        const rows = await listSessions(db, { accountId, now: clock.now() });
        return {
          data: rows.map(({ id, device, createdAt, lastSeenAt }) => ({
            id,
            name: device,
            current: id === sessionId,
            since: createdAt.toISOString(),
            lastSeen: lastSeenAt.toISOString(),
          })),
        };
      },
    );

    app.delete(
      "/auth/sessions",
      {
        schema: {
          summary: "End every session of the account but the present one",
          response: { 200: DataEnvelope(ChangeMade) },
        },
      },
      async (request) => {
        const { accountId, sessionId } = await getSignedIn(services, request);
        await endSessions(db, { accountId, keep: sessionId, now: clock.now() });
        return { data: { done: true as const } };
      },
    );

    app.delete(
      "/auth/sessions/:id",
      {
        schema: {
          summary: "End one session of the account",
          params: Id,
          response: { 200: DataEnvelope(ChangeMade) },
        },
      },
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        const { id } = request.params;
        if (!UUID.test(id) || !(await endSession(db, { accountId, id, now: clock.now() }))) {
          throw new AppError("not-found", {
            message: "Questo accesso è già finito. Ricarica la pagina per vedere quelli aperti.",
          });
        }
        return { data: { done: true as const } };
      },
    );
  };
}
