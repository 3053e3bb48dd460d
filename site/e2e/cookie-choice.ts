import type { BrowserContext } from "@playwright/test";
import {
  CONSENT_VERSIONS,
  COOKIE_CHOICE_SECONDS,
  COOKIES,
  type CookieChoice,
} from "@volpe/contract";

type Cookie = Awaited<ReturnType<BrowserContext["cookies"]>>[number];

/** The choice cookie of a visitor who has just answered the question. */
export function toChoiceCookie(url: string, tracking: boolean): Cookie {
  const at = Math.floor(Date.now() / 1000);
  const choice: CookieChoice = {
    id: "00000000-0000-4000-8000-000000000000",
    version: CONSENT_VERSIONS.cookies,
    at,
    tracking,
  };
  return {
    name: COOKIES.choice,
    value: encodeURIComponent(JSON.stringify(choice)),
    domain: new URL(url).hostname,
    path: "/",
    expires: at + COOKIE_CHOICE_SECONDS,
    httpOnly: false,
    secure: false,
    sameSite: "Lax",
  };
}
