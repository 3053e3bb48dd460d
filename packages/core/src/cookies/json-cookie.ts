import { COOKIE_MAX_BYTES } from "@volpe/contract";
import { type Guard, parseJson } from "../guard/guard.ts";
import { encodeCookie } from "./cookie-encoding.ts";
import type { CookieJar } from "./cookie-jar.ts";

/**
 * The cookie's value. A malformed cookie is removed, and the result is undefined. A cookie with an
 * unstorable character counts as malformed, because the server would refuse the call.
 */
export function readJsonCookie<T>(jar: CookieJar, name: string, guard: Guard<T>): T | undefined {
  const text = jar.get(name);
  if (text === undefined) {
    return undefined;
  }
  const value = parseJson(text, guard);
  if (value === undefined || hasUnprintable(value)) {
    jar.remove(name);
    return undefined;
  }
  return value;
}

/** Writes nothing and returns false if the cookie is too large for a browser. */
export function writeJsonCookie(
  jar: CookieJar,
  name: string,
  { value, maxAgeSeconds }: { value: unknown; maxAgeSeconds: number },
): boolean {
  if (!fitsCookie(name, value)) {
    return false;
  }
  jar.set(name, JSON.stringify(value), { maxAgeSeconds });
  return true;
}

/** Whether name, `=` and encoded value stay under 4,096 bytes. The encoded value is ASCII. */
export function fitsCookie(name: string, value: unknown): boolean {
  return name.length + 1 + encodeCookie(JSON.stringify(value)).length < COOKIE_MAX_BYTES;
}

/**
 * `JSON.stringify` writes `\u` only for control characters and halves of surrogate pairs.
 */
function hasUnprintable(value: unknown): boolean {
  return JSON.stringify(value).replaceAll("\\\\", "").includes("\\u");
}
