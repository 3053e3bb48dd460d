import type { RateCreated } from "@volpe/contract";
import { OWNER_KEY } from "./owner-key.ts";

/** The parameter that says, right after the form, whether the quote was mailed. */
const MAIL = "posta";

/** The saved quote's page; `mailed` is said only right after the form. */
export function toQuoteHref(rate: string, mailed?: boolean): string {
  const news = mailed === undefined ? "" : `?${MAIL}=${mailed ? "inviata" : "non-inviata"}`;
  return `/preventivo/${encodeURIComponent(rate)}${news}`;
}

/**
 * The new quote's page for the browser that made it: the page moves the owner's key into a cookie,
 * as for a mailed link, so that cart and order know the contacts.
 */
export function toNewQuoteHref({ rate, key, mailed }: RateCreated): string {
  const href = toQuoteHref(rate, mailed);
  return key === undefined ? href : `${href}${href.includes("?") ? "&" : "?"}${OWNER_KEY}=${key}`;
}

/** Whether the quote was mailed; null if the visitor does not come from the form. */
export function findMailNews(search: URLSearchParams): boolean | null {
  const value = search.get(MAIL);
  return value === "inviata" ? true : value === "non-inviata" ? false : null;
}
