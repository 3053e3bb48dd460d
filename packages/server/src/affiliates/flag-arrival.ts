import { HOUR_MS } from "@volpe/contract";
import { isbot } from "isbot";
import type { Flag } from "../tracking/tracking-tables.ts";

/** Clicks of one affiliate's links from one address that count in an hour. */
export const CLICKS_PER_HOUR = 10;
export const CLICK_WINDOW_MS = HOUR_MS;

/** Pages that our own mails lead to with the affiliate's value: they are a return, not an arrival. */
const MAILED = /^\/(preventivo|contratto|cart|continua|disiscrivimi|promemoria)\//;

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
  /** Clicks of this affiliate's links from the same address in the last hour. */
  clicksBefore: number;
}): Flag | null {
  if (userAgent === "" || isbot(userAgent)) {
    return "bot";
  }
  if (isOwn) {
    return "self";
  }
  if (MAILED.test(`${page}/`) && page !== "/preventivo/upload" && page !== "/preventivo/calcolo") {
    return "return";
  }
  return clicksBefore >= CLICKS_PER_HOUR ? "burst" : null;
}
