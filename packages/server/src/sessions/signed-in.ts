import type { FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { readAccessToken } from "./access-token.ts";
import { isSessionLive } from "./session-life.ts";
import { confirmSession, findSession } from "./session-repository.ts";

/** Who makes a request. */
export type SignedIn = { accountId: string; sessionId: string };

const SEEN_EVERY_MS = 5 * 60 * 1000;

type Given = Pick<Services, "clock" | "db" | "sessionKeys">;
type Request = Pick<FastifyRequest, "headers">;

/** Throws `AppError("unauthenticated")` without a good access token of a session that lives. */
export async function getSignedIn(services: Given, request: Request): Promise<SignedIn> {
  const signedIn = await findSignedIn(services, request);
  if (signedIn === null) {
    throw new AppError("unauthenticated");
  }
  return signedIn;
}

/** Null where nobody says who they are; a token that is no good throws, so that it is renewed. */
export async function findSignedIn(
  services: Given,
  { headers }: Request,
): Promise<SignedIn | null> {
  const { authorization } = headers;
  if (authorization === undefined) {
    return null;
  }
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  const signedIn = token === undefined ? null : await findBearer(services, token);
  if (signedIn === null) {
    throw new AppError("unauthenticated");
  }
  return signedIn;
}

/** Whose an access token is; null where it is no good, or its session is over. */
export async function findBearer(services: Given, token: string): Promise<SignedIn | null> {
  const claims = await readAccessToken(services, token);
  // An account has no sessions once it is gone, so that one look by key says all.
  const session = claims === null ? undefined : await findSession(services.db, claims.sessionId);
  const now = services.clock.now();
  if (claims === null || session?.accountId !== claims.accountId || !isSessionLive(session, now)) {
    return null;
  }
  const { generation } = claims;
  if (
    generation > session.confirmedGeneration ||
    now.getTime() - session.lastSeenAt.getTime() >= SEEN_EVERY_MS
  ) {
    await confirmSession(services.db, { id: session.id, generation, now });
  }
  return { accountId: session.accountId, sessionId: session.id };
}
