import { type COOKIES, LIST_COOKIE_SECONDS } from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { fitsCookie, readJsonCookie, writeJsonCookie } from "../cookies/json-cookie.ts";
import { isListOf, isText } from "../guard/guard.ts";

type ListCookie = (typeof COOKIES)["items" | "brands" | "labels" | "favourites"];

const isTexts = isListOf(isText);

export function readList(jar: CookieJar, name: ListCookie): string[] {
  return readJsonCookie(jar, name, isTexts) ?? [];
}

export function writeList(jar: CookieJar, name: ListCookie, value: string[]): void {
  writeJsonCookie(jar, name, { value, maxAgeSeconds: LIST_COOKIE_SECONDS });
}

/** The list without the last entries that a cookie has no room for. */
export function toFitting(name: ListCookie, list: string[]): string[] {
  let fitting = list;
  while (fitting.length > 0 && !fitsCookie(name, fitting)) {
    fitting = fitting.slice(0, -1);
  }
  return fitting;
}
