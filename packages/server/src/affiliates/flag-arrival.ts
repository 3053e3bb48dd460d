import { HOUR_MS, MINUTE_MS } from "@volpe/contract";
import { isProgram } from "../tracking/read-tracking.ts";
import type { Flag } from "../tracking/tracking-tables.ts";

/** At most this many clicks from one address count for one affiliate in an hour. */
export const CLICKS_PER_HOUR = 10;
export const CLICK_WINDOW_MS = HOUR_MS;
/** The same page opened again by the same visitor within this time is a reload, not an arrival. */
export const RELOAD_WINDOW_MS = 30 * MINUTE_MS;

/**
 * Pages that our own mails link to with the affiliate's value: opening one is a return, not an
 * arrival.
 */
const MAILED = "preventivo(?!/(?:upload|calcolo)/)|contratto|cart|continua|disiscrivimi|promemoria";
const RETURN = new RegExp(`^/(?:${MAILED})/`);
/** Addresses that only their owner knows. */
const OWNED = new RegExp(`^/(?:${MAILED}|tickets|auth)(?=/)`);

/**
 * The page as an affiliate may read it. An address that only its owner knows, such as a quote's, is
 * cut to its kind.
 */
export function toReportedPage(page: string): string {
  return OWNED.exec(`${page}/`)?.[0] ?? page;
}

/** Decides whether an arrival counts; null = it does. */
export function flagArrival({
  userAgent,
  page,
  isOwn,
  clicksBefore,
}: {
  userAgent: string;
  page: string;
  /** True if the affiliate is logged in on the arriving browser. */
  isOwn: boolean;
  /** Counted clicks of this affiliate's links from the same address in the last hour. */
  clicksBefore: number;
}): Flag | null {
  if (isProgram(userAgent)) {
    return "bot";
  }
  if (isOwn) {
    return "self";
  }
  if (RETURN.test(`${page}/`)) {
    return "return";
  }
  return clicksBefore >= CLICKS_PER_HOUR ? "burst" : null;
}
