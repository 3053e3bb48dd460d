import {
  BRANDS_KEPT,
  COOKIES,
  FAVOURITES_MAX,
  LIST_COOKIE_SECONDS,
  RECENT_ITEMS_MAX,
} from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { fitsCookie, readJsonCookie, writeJsonCookie } from "../cookies/json-cookie.ts";
import { isListOf, isTextUpTo } from "../guard/guard.ts";

export type ListCookie = (typeof COOKIES)["items" | "brands" | "labels" | "favourites"];

/** Entries longer than this are none of ours: the API takes no longer ones. */
const isEntries = isListOf(isTextUpTo(400));

const MOST: Record<ListCookie, number> = {
  [COOKIES.items]: RECENT_ITEMS_MAX,
  [COOKIES.labels]: RECENT_ITEMS_MAX,
  [COOKIES.brands]: BRANDS_KEPT,
  [COOKIES.favourites]: FAVOURITES_MAX,
};

/** At most as many as are kept, each once; of labels two may be the same, for they go by place. */
export function readList(jar: CookieJar, name: ListCookie): string[] {
  const entries = readJsonCookie(jar, name, isEntries) ?? [];
  return (name === COOKIES.labels ? entries : [...new Set(entries)]).slice(0, MOST[name]);
}

/** An empty list leaves no cookie. */
export function writeList(jar: CookieJar, name: ListCookie, value: string[]): void {
  if (value.length === 0) {
    jar.remove(name);
    return;
  }
  writeFollowedList(jar, name, value);
}

/**
 * Of who is logged in: an empty list leaves a cookie too, `[]`, for one that is missing counts as
 * lost, and the account's is asked for instead of being emptied.
 */
export function writeFollowedList(jar: CookieJar, name: ListCookie, value: string[]): void {
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
