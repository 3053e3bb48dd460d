import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { AuthSession, ChangeMade, Device, isUuid, RefreshRequest } from "@volpe/contract";
import Type from "typebox";
import { AppError } from "../../errors.ts";
import { toRoute } from "../../route.ts";
import type { Services } from "../../services.ts";
import { isOfFamily } from "./refresh-rules.ts";
import { refreshSession } from "./refresh-session.ts";
import { parseRefreshToken } from "./refresh-token.ts";
import { endSession, endSessions, findSession, listSessions } from "./session-repository.ts";
import { getSignedIn } from "./signed-in.ts";

const Id = Type.Object({ id: Type.String({ maxLength: 200 }) });

/** Token refresh, logout and the list of devices. */
export function sessionRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { clock, db } = services;
  return async (app) => {
    app.post(
      "/auth/refreshtoken",
      toRoute("Exchange a refresh token", AuthSession, { body: RefreshRequest }),
      async ({ body }) => ({ data: await refreshSession(services, body.token) }),
    );

    app.post(
      "/auth/logout",
      toRoute("End the session of a refresh token", ChangeMade, { body: RefreshRequest }),
      async ({ body }) => {
        await endFamily(services, body.token);
        return { data: { done: true as const } };
      },
    );

    app.get(
      "/auth/sessions",
      toRoute("Where the account is logged in", Type.Array(Device)),
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
      toRoute("End every session of the account but the present one", ChangeMade),
      async (request) => {
        const { accountId, sessionId } = await getSignedIn(services, request);
        await endSessions(db, { accountId, keep: sessionId, now: clock.now() });
        return { data: { done: true as const } };
      },
    );

    app.delete(
      "/auth/sessions/:id",
      toRoute("End one session of the account", ChangeMade, { params: Id }),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        const { id } = request.params;
        if (!isUuid(id) || !(await endSession(db, { accountId, id, now: clock.now() }))) {
          throw new AppError("not-found", {
            message: "Questo accesso è già finito. Ricarica la pagina per vedere quelli aperti.",
          });
        }
        return { data: { done: true as const } };
      },
    );
  };
}

/** Ends the session of a current or used refresh token. Does nothing if the token is unknown. */
async function endFamily(
  { clock, db, sessionKeys }: Pick<Services, "clock" | "db" | "sessionKeys">,
  text: string,
): Promise<void> {
  const token = parseRefreshToken(text);
  const session = token === null ? undefined : await findSession(db, token.sessionId);
  if (token !== null && session !== undefined && isOfFamily(session, token, sessionKeys.refresh)) {
    await endSession(db, { accountId: session.accountId, id: session.id, now: clock.now() });
  }
}
