import { randomUUID } from "node:crypto";
import type { AuthSession } from "@volpe/contract";
import type { Database } from "../../db/database.ts";
import type { Services } from "../../services.ts";
import { type Account, markAccountUsed } from "../store/account-repository.ts";
import { signAccessToken } from "./access-token.ts";
import { createRefreshToken, hashRefreshToken, toRefreshTokenText } from "./refresh-token.ts";
import { toSessionEnd } from "./session-life.ts";
import { insertSession, type Session } from "./session-repository.ts";

/**
 * Starts a session of an account on one more device. The caller has checked that the person may log
 * in. Inside a transaction pass it as `within`.
 *
 * @example
 * const userAgent = headers["user-agent"];
 * const { jwt, user } = await beginSession(services, { account, userAgent });
 */
export async function beginSession(
  services: Pick<Services, "clock" | "config" | "db" | "sessionKeys">,
  {
    account,
    userAgent,
    within = services.db,
  }: { account: Account; userAgent: string | undefined; within?: Database },
): Promise<AuthSession> {
  const now = services.clock.now();
  const id = randomUUID();
  const token = createRefreshToken(id);
  const session: Session = {
    id,
    accountId: account.id,
    lifetime: "login",
    device: toDeviceName(userAgent ?? ""),
    tokenHash: hashRefreshToken(token),
    generation: token.generation,
    confirmedGeneration: token.generation,
    rotations: [],
    createdAt: now,
    lastSeenAt: now,
    expiresAt: toSessionEnd("login", { now, createdAt: now }),
    endedAt: null,
  };
  await insertSession(within, session);
  await markAccountUsed(within, account.id, now);
  return await toAuthSession(services, {
    account,
    session,
    refreshToken: toRefreshTokenText(token),
  });
}

/** The session that the client stores, with a new access token. */
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

/** Order matters: most browsers also name other browsers. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Names a device from its `User-Agent` header, as `Firefox su Windows`. */
export function toDeviceName(userAgent: string): string {
  const find = (known: readonly [RegExp, string][]) =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser === undefined) {
    return system === undefined ? "Un altro dispositivo" : `Un programma su ${system}`;
  }
  return system === undefined ? browser : `${browser} su ${system}`;
}
