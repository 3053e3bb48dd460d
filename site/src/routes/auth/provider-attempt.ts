import { COOKIES } from "@volpe/contract";
import { createHeaderCookies } from "@volpe/core";
import { toOwnPath } from "./own-path.ts";

const ATTEMPT_SECONDS = 10 * 60;

/** A login begun with a provider, bound to the browser that began it (RFC 6749 §10.12). */
export type ProviderAttempt = {
  /** What must come back. */
  state: string;
  /** Where to go afterwards. */
  da: string | null;
};

/** `Set-Cookie` that keeps the attempt; null forgets it. No script can read it. */
export function toAttemptCookie(attempt: ProviderAttempt | null, request: Request): string {
  const value = attempt === null ? "" : encodeURIComponent(JSON.stringify(attempt));
  const life = attempt === null ? 0 : ATTEMPT_SECONDS;
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${COOKIES.attempt}=${value}; Path=/auth; Max-Age=${life}; SameSite=Lax; HttpOnly${secure}`;
}

/** The attempt that this browser began; null where there is none, or one that cannot be read. */
export function readAttempt(request: Request): ProviderAttempt | null {
  const jar = createHeaderCookies({
    cookieHeader: request.headers.get("cookie") ?? "",
    onSetCookie: () => undefined,
  });
  try {
    const value: unknown = JSON.parse(jar.get(COOKIES.attempt) ?? "null");
    return isAttempt(value) ? { state: value.state, da: toOwnPath(value.da) } : null;
  } catch (error) {
    // A damaged cookie is no attempt.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isAttempt(value: unknown): value is ProviderAttempt {
  return (
    typeof value === "object" &&
    value !== null &&
    "state" in value &&
    typeof value.state === "string" &&
    value.state !== "" &&
    "da" in value &&
    (value.da === null || typeof value.da === "string")
  );
}
