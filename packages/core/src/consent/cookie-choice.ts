import {
  CONSENT_VERSIONS,
  COOKIE_CHOICE_SECONDS,
  COOKIES,
  type CookieChoice,
} from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { readJsonCookie } from "../cookies/json-cookie.ts";
import { isCookieChoice } from "../guard/site-guards.ts";
import type { ConsentStatus } from "./consent.ts";

/**
 * The stored cookie choice, whatever its age; undefined if there is none or it is malformed.
 *
 * @example
 * findCookieChoice(createMemoryCookies()) // undefined
 */
export function findCookieChoice(cookies: CookieJar): CookieChoice | undefined {
  return readJsonCookie(cookies, COOKIES.choice, isCookieChoice);
}

/**
 * Whether the visitor has to be asked, because there is no choice in force.
 *
 * @example
 * const isAsked = isCookieChoiceDue(createBrowserCookies(), Date.now());
 */
export function isCookieChoiceDue(cookies: CookieJar, nowMs: number): boolean {
  return !isInForce(findCookieChoice(cookies), nowMs);
}

/** Whether there is a choice that covers the current texts and is less than 184 days old. */
export function isInForce(choice: CookieChoice | undefined, nowMs: number): boolean {
  return (
    choice?.version === CONSENT_VERSIONS.cookies && nowMs / 1000 - choice.at < COOKIE_CHOICE_SECONDS
  );
}

/**
 * The consent status for a cookie choice; `unasked` is the status of a visitor without one. A
 * refusal stays in force until another choice. An acceptance expires with the texts that it covers.
 */
export function toConsentStatus(
  unasked: ConsentStatus,
  choice: CookieChoice | undefined,
  nowMs: number,
): ConsentStatus {
  if (choice === undefined) {
    return unasked;
  }
  if (!choice.tracking) {
    return "tracking-pending";
  }
  return isInForce(choice, nowMs) ? "granted" : unasked;
}
