import { COOKIES, LIST_COOKIE_SECONDS, type RememberedPlace } from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { readJsonCookie, writeJsonCookie } from "../cookies/json-cookie.ts";
import { type Guard, isOptional, isShape, isTextUpTo } from "../guard/guard.ts";

/** The place chosen last, kept for a year in a cookie that names nobody. */
export type PlaceMemory = {
  /** Null where none was chosen, or the cookie is damaged. */
  read(): RememberedPlace | null;
  remember(place: RememberedPlace): void;
  forget(): void;
};

const matches =
  (pattern: RegExp): Guard<string> =>
  (value): value is string =>
    typeof value === "string" && pattern.test(value);

const isRememberedPlace = isShape<RememberedPlace>({
  province: matches(/^[A-Z]{2}$/),
  comune: isOptional(matches(/^\d{6}$/)),
  label: isTextUpTo(100),
});

export function createPlaceMemory(cookies: CookieJar): PlaceMemory {
  return {
    read: () => readJsonCookie(cookies, COOKIES.place, isRememberedPlace) ?? null,
    remember({ province, comune, label }) {
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
