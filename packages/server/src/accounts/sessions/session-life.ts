import {
  AUTH_COOKIE_LOGIN_SECONDS,
  AUTH_COOKIE_UPDATE_SECONDS,
  DAY_SECONDS,
} from "@volpe/contract";
import type { Session } from "./session-repository.ts";

/** Seconds after the last refresh, and in any case after the login (ASVS 5.0, 7.3.2). */
const LIVES: Record<Session["lifetime"], { idle: number; absolute: number }> = {
  login: { idle: AUTH_COOKIE_LOGIN_SECONDS, absolute: 30 * DAY_SECONDS },
  update: { idle: AUTH_COOKIE_UPDATE_SECONDS, absolute: 365 * DAY_SECONDS },
};

/**
 * A session lives as long as the cookie that holds it, counted from its last refresh, but not
 * longer than its absolute lifetime.
 */
export function toSessionEnd(
  lifetime: Session["lifetime"],
  { now, createdAt }: { now: Date; createdAt: Date },
): Date {
  const { idle, absolute } = LIVES[lifetime];
  return new Date(Math.min(now.getTime() + idle * 1000, createdAt.getTime() + absolute * 1000));
}

export function isSessionLive(session: Pick<Session, "endedAt" | "expiresAt">, now: Date): boolean {
  return session.endedAt === null && session.expiresAt.getTime() > now.getTime();
}
