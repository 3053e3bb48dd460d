import { MINUTE_MS } from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { findAccessToken, readAccessToken } from "./access-token.ts";
import { isSessionLive } from "./session-life.ts";
import { confirmSession, findSession } from "./session-repository.ts";

/** The session that makes a request. */
export type SignedIn = { accountId: string; sessionId: string };

const SEEN_EVERY_MS = 5 * MINUTE_MS;

type Given = Pick<Services, "clock" | "db" | "sessionKeys">;
type Request = Pick<FastifyRequest, "headers">;

/** Throws `AppError("unauthenticated")` without a valid access token of a live session. */
export async function getSignedIn(services: Given, request: Request): Promise<SignedIn> {
  const signedIn = await findSignedIn(services, request);
  if (signedIn === null) {
    throw new AppError("unauthenticated");
  }
  return signedIn;
}

/** Null without a token. An invalid token throws, so that the client renews it. */
export async function findSignedIn(services: Given, request: Request): Promise<SignedIn | null> {
  const signedIn = await findRequester(services, request);
  if (signedIn === null && request.headers.authorization !== undefined) {
    throw new AppError("unauthenticated");
  }
  return signedIn;
}

/** Like `findSignedIn`, but null for an invalid token too. */
export async function findRequester(services: Given, request: Request): Promise<SignedIn | null> {
  const token = findAccessToken(request);
  return token === undefined ? null : await findBearer(services, token);
}

/** The owner of an access token; null if the token is invalid or its session has ended. */
export async function findBearer(services: Given, token: string): Promise<SignedIn | null> {
  const claims = await readAccessToken(services, token);
  // A deleted account has no sessions, so one lookup by key is enough.
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

/**
 * Finds the account of a connection that outlasts its access token. The token is read once, but its
 * session is looked up each time, so that no connection stays logged in after a logout. Null if the
 * token is missing or invalid.
 */
export function createAccountFinder(services: Given, token: string): () => Promise<string | null> {
  const bearer = token === "" ? null : findBearer(services, token);
  // A failure is thrown to the callers below. Without this it would be unhandled until the first
  // call.
  bearer?.catch(() => undefined);
  return async () => {
    const signedIn = await bearer;
    const session = signedIn && (await findSession(services.db, signedIn.sessionId));
    return session && isSessionLive(session, services.clock.now()) ? session.accountId : null;
  };
}
