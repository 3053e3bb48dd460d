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
  const choice = findCookieChoice(cookies);
  return choice === undefined || !isInForce(choice, nowMs);
}

/**
 * Whether the choice is still valid: it covers the current texts and is less than 184 days old.
 *
 * @example
 * const choice = findCookieChoice(cookies);
 * const isValid = choice !== undefined && isInForce(choice, Date.now());
 */
export function isInForce({ version, at }: CookieChoice, nowMs: number): boolean {
  return version === CONSENT_VERSIONS.cookies && nowMs / 1000 - at < COOKIE_CHOICE_SECONDS;
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
