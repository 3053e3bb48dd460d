import type { IncomingHttpHeaders } from "node:http";
import { CLICK_HEADER, COOKIES, TRACKING_HEADER, TRACKING_PATTERN } from "@volpe/contract";

const PATTERN = new RegExp(TRACKING_PATTERN);
const CLICK = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const CLICK_COOKIE = new RegExp(`(?:^|;)\\s*${COOKIES.click}=([^;]*)`);

/** The tracking value of a request; empty if it is missing or malformed. */
export function readTracking(headers: IncomingHttpHeaders): string {
  const value = headers[TRACKING_HEADER];
  return typeof value === "string" && PATTERN.test(value) ? value : "";
}

/**
 * The id of the arrival that a request belongs to, from the header or, for a socket, which cannot
 * send one, from the cookie; empty if it is missing or malformed.
 */
export function readClick(headers: IncomingHttpHeaders): string {
  const value = headers[CLICK_HEADER] ?? CLICK_COOKIE.exec(headers.cookie ?? "")?.[1];
  return typeof value === "string" && CLICK.test(value) ? value : "";
}
