import { AUTH_COOKIE_LOGIN_SECONDS, AUTH_COOKIE_UPDATE_SECONDS } from "@volpe/contract";
import type { Session } from "./session-repository.ts";

/** A session lives as long as the cookie that holds it, from its last refresh on. */
export function toSessionEnd(lifetime: Session["lifetime"], now: Date): Date {
  const seconds = lifetime === "login" ? AUTH_COOKIE_LOGIN_SECONDS : AUTH_COOKIE_UPDATE_SECONDS;
  return new Date(now.getTime() + seconds * 1000);
}

export function isSessionLive(session: Pick<Session, "endedAt" | "expiresAt">, now: Date): boolean {
  return session.endedAt === null && session.expiresAt.getTime() > now.getTime();
}
