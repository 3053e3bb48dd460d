import {
  BRANDS_MAX,
  COOKIES,
  FAVOURITES_MAX,
  fitsCookie,
  LIST_COOKIE_SECONDS,
  LIST_ENTRY_MAX,
  type ListKind,
  RECENT_ITEMS_MAX,
} from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { readJsonCookie, writeJsonCookie } from "../cookies/json-cookie.ts";
import { isListOf, isTextUpTo } from "../guard/guard.ts";

type ListCookie = (typeof COOKIES)["items" | "brands" | "labels" | "favourites" | "uses"];

/** Lists by the names of their cookies. */
export type NamedLists = Partial<Record<ListCookie, string[]>>;

export const LIST_COOKIES = {
  viewed: [COOKIES.items, COOKIES.labels, COOKIES.brands],
  favourites: [COOKIES.favourites],
} as const satisfies Record<ListKind, readonly ListCookie[]>;

const isEntries = isListOf(isTextUpTo(LIST_ENTRY_MAX));

const MOST: Record<ListCookie, number> = {
  [COOKIES.items]: RECENT_ITEMS_MAX,
  [COOKIES.labels]: RECENT_ITEMS_MAX,
  [COOKIES.brands]: BRANDS_MAX,
  [COOKIES.favourites]: FAVOURITES_MAX,
  [COOKIES.uses]: FAVOURITES_MAX + RECENT_ITEMS_MAX,
};

/**
 * Reads each entry once, and at most as many as the limit. Equal labels are kept, because labels
 * belong to items by position.
 */
export function readList(jar: CookieJar, name: ListCookie): string[] {
  const entries = readJsonCookie(jar, name, isEntries) ?? [];
  return (name === COOKIES.labels ? entries : [...new Set(entries)]).slice(0, MOST[name]);
}

export function readLists(jar: CookieJar, kind: ListKind): NamedLists {
  return Object.fromEntries(LIST_COOKIES[kind].map((name) => [name, readList(jar, name)]));
}

/** Removes the cookie if the list is empty. */
export function writeList(jar: CookieJar, name: ListCookie, value: string[]): void {
  if (value.length === 0) {
    jar.remove(name);
    return;
  }
  writeFollowedList(jar, name, value);
}

/**
 * Writes a list of a logged-in person. For an empty list it writes `[]`: a missing cookie means
 * that the list was lost, and the account's list is requested.
 */
export function writeFollowedList(jar: CookieJar, name: ListCookie, value: string[]): void {
  writeJsonCookie(jar, name, { value, maxAgeSeconds: LIST_COOKIE_SECONDS });
}

/** Drops the last entries that exceed the limit or the size of a cookie. */
export function cutList(name: ListCookie, list: readonly string[]): string[] {
  const entries = list.slice(0, MOST[name]);
  while (entries.length > 0 && !fitsCookie(name, entries)) {
    entries.pop();
  }
  return entries;
}

/** Cuts each list to its limits, and items and labels to the same length. */
export function cutLists<T extends NamedLists>(lists: T): T {
  const cut = Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, cutList(name as ListCookie, list)]),
  ) as T;
  const { items, labels } = cut;
  if (items === undefined || labels === undefined) return cut;
  const length = Math.min(items.length, labels.length);
  return { ...cut, items: items.slice(0, length), labels: labels.slice(0, length) };
}
