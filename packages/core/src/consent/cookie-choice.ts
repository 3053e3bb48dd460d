import {
  CONSENT_POLICY_VERSION,
  COOKIE_CHOICE_SECONDS,
  COOKIES,
  type CookieChoice,
} from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { readJsonCookie } from "../cookies/json-cookie.ts";
import { type Guard, isFlag, isInteger, isShape, isTextUpTo } from "../guard/guard.ts";
import type { ConsentStatus } from "./consent.ts";

const isId: Guard<string> = (value): value is string =>
  typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

const isCookieChoice = isShape<CookieChoice>({
  id: isId,
  version: isTextUpTo(20),
  at: isInteger,
  tracking: isFlag,
});

/** What was chosen about cookies, be it long ago; undefined where nothing was, or it is damaged. */
export function findCookieChoice(cookies: CookieJar): CookieChoice | undefined {
  return readJsonCookie(cookies, COOKIES.choice, isCookieChoice);
}

/** Whether nobody needs to be asked: it was said about today's texts, less than 180 days ago. */
export function isInForce({ version, at }: CookieChoice, nowMs: number): boolean {
  return version === CONSENT_POLICY_VERSION && nowMs / 1000 - at < COOKIE_CHOICE_SECONDS;
}

/**
 * What a choice makes of the status that a visitor without one has. A refusal outlives its texts
 * until another choice is made; what was accepted under other texts counts no more.
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
