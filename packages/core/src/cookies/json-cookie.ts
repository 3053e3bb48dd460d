import { COOKIE_MAX_BYTES } from "@volpe/contract";
import { type Guard, parseJson } from "../guard/guard.ts";
import { encodeCookie } from "./cookie-encoding.ts";
import type { CookieJar } from "./cookie-jar.ts";

/** The cookie's content; one that is damaged is removed and read as none. */
export function readJsonCookie<T>(jar: CookieJar, name: string, guard: Guard<T>): T | undefined {
  const text = jar.get(name);
  if (text === undefined) {
    return undefined;
  }
  const value = parseJson(text, guard);
  if (value === undefined) {
    jar.remove(name);
  }
  return value;
}

/** False, and nothing written, where a browser would drop the cookie for its size. */
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

/** Whether the name, the sign and the encoded value, which is ASCII, stay under 4,096 bytes. */
export function fitsCookie(name: string, value: unknown): boolean {
  return name.length + 1 + encodeCookie(JSON.stringify(value)).length < COOKIE_MAX_BYTES;
}
