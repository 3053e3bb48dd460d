import { COOKIES, LIST_COOKIE_SECONDS, type RememberedPlace } from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { readJsonCookie, writeJsonCookie } from "../cookies/json-cookie.ts";
import { isRememberedPlace } from "../guard/site-guards.ts";

/** The last chosen place, stored for a year in a cookie without personal data. */
export function createPlaceMemory(cookies: CookieJar) {
  return {
    /** Null if no place was chosen or the cookie is malformed. */
    read: () => readJsonCookie(cookies, COOKIES.place, isRememberedPlace) ?? null,
    remember({ province, comune, label }: RememberedPlace) {
      writeJsonCookie(cookies, COOKIES.place, {
        value: { province, comune, label },
        maxAgeSeconds: LIST_COOKIE_SECONDS,
      });
    },
    forget() {
      if (cookies.get(COOKIES.place) !== undefined) {
        cookies.remove(COOKIES.place);
      }
    },
  };
}

export type PlaceMemory = ReturnType<typeof createPlaceMemory>;
