import type { AuthSession, LoginDone } from "@volpe/contract";
import { toEmailKey } from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import { rememberVisitor } from "./account-limits.ts";
import { createKnownDevice } from "./known-device.ts";
import { endSession } from "./sessions/session-repository.ts";
import { findRequester } from "./sessions/signed-in.ts";

/**
 * Completes every login: it remembers visitor and device, and ends the session that the same client
 * had before. Call it outside of a transaction.
 */
export async function completeLogin(
  services: Services,
  request: Pick<FastifyRequest, "headers" | "visitorAddress">,
  session: AuthSession,
): Promise<LoginDone> {
  const { visitorAddress } = request;
  const emailKey = toEmailKey(session.user.email);
  await rememberVisitor(services, { visitorAddress, emailKey });
  const former = await findRequester(services, request);
  if (former !== null) {
    const { accountId, sessionId: id } = former;
    await endSession(services.db, { accountId, id, now: services.clock.now() });
  }
  return { ...session, device: createKnownDevice(services, emailKey) };
}
