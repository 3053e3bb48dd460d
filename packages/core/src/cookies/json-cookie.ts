import { fitsCookie } from "@volpe/contract";
import { type Guard, parseJson } from "../guard/guard.ts";
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

/**
 * `JSON.stringify` writes `\u` only for control characters and halves of surrogate pairs.
 */
function hasUnprintable(value: unknown): boolean {
  return JSON.stringify(value).replaceAll("\\\\", "").includes("\\u");
}
