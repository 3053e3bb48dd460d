import {
  CONSENT_VERSIONS,
  COOKIE_CHOICE_SECONDS,
  COOKIES,
  type CookieChoice,
  type CookieChoiceRequest,
} from "@volpe/contract";
import { createRandomId } from "../chat/random-id.ts";
import type { Client } from "../client.ts";
import { writeJsonCookie } from "../cookies/json-cookie.ts";
import { findCookieChoice } from "./cookie-choice.ts";

type CookieChoices = {
  /**
   * Stores the choice for 184 days and applies it at once. Returns the call that records it on the
   * server, which may be repeated; it throws `OfflineError` or `ApiError`.
   */
  save(said: Pick<CookieChoiceRequest, "tracking" | "source">): () => Promise<unknown>;
};

type Keepers = Pick<Client, "api" | "consent" | "cookies" | "now" | "tracking">;

/**
 * @example
 * const record = createCookieChoices(client).save({ tracking: false, source: "refuse" });
 * await record();
 */
export function createCookieChoices(client: Keepers): CookieChoices {
  const { api, consent, cookies, now, tracking } = client;
  return {
    save({ tracking: mayTrack, source }) {
      const value: CookieChoice = {
        id: findCookieChoice(cookies)?.id ?? createRandomId(),
        version: CONSENT_VERSIONS.cookies,
        at: Math.floor(now() / 1000),
        tracking: mayTrack,
      };
      if (!mayTrack && consent.status() === "granted") {
        tracking.forget();
      }
      writeJsonCookie(cookies, COOKIES.choice, { value, maxAgeSeconds: COOKIE_CHOICE_SECONDS });
      if (mayTrack) {
        consent.grant();
      } else {
        // Removes a cookie of an earlier visit, which a value in memory may hide.
        cookies.remove(COOKIES.tracking);
        cookies.remove(COOKIES.click);
      }
      const body: CookieChoiceRequest = { ...value, source };
      return () => api.request({ method: "POST", path: "/frontend/consents", body });
    },
  };
}
