import { randomUUID } from "node:crypto";
import type { AuthSession } from "@volpe/contract";
import { type Account, getAccount } from "../accounts/account-repository.ts";
import type { Database } from "../db/database.ts";
import type { Services } from "../services.ts";
import { signAccessToken } from "./access-token.ts";
import { toDeviceName } from "./device-name.ts";
import { createRefreshToken, hashRefreshToken, toRefreshTokenText } from "./refresh-token.ts";
import { toSessionEnd } from "./session-life.ts";
import { insertSession, type Session } from "./session-repository.ts";

/**
 * Logs an account in on one more device. Whether it may enter is for the caller to have found out.
 * Inside a transaction pass it as `within`.
 */
export async function beginSession(
  services: Pick<Services, "clock" | "config" | "db" | "sessionKeys">,
  {
    accountId,
    userAgent,
    within = services.db,
  }: { accountId: string; userAgent: string | undefined; within?: Database },
): Promise<AuthSession> {
  const account = await getAccount(within, accountId);
  const now = services.clock.now();
  const id = randomUUID();
  const token = createRefreshToken(id);
  const session: Session = {
    id,
    accountId,
    lifetime: "login",
    device: toDeviceName(userAgent ?? ""),
    tokenHash: hashRefreshToken(token),
    generation: token.generation,
    confirmedGeneration: token.generation,
    rotations: [],
    createdAt: now,
    lastSeenAt: now,
    expiresAt: toSessionEnd("login", now),
    endedAt: null,
  };
  await insertSession(within, session);
  return await toAuthSession(services, {
    account,
    session,
    refreshToken: toRefreshTokenText(token),
  });
}

/** What the client keeps, with a fresh access token of the session's generation. */
export async function toAuthSession(
  services: Pick<Services, "clock" | "config" | "sessionKeys">,
  {
    account: { id, email, name, position },
    session,
    refreshToken,
  }: { account: Account; session: Session; refreshToken: string },
): Promise<AuthSession> {
  const access = await signAccessToken(services, {
    accountId: id,
    sessionId: session.id,
    generation: session.generation,
  });
  return { jwt: { ...access, refreshToken }, user: { id, email, name }, position };
}
