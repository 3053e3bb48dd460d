import {
  CONSENT_POLICY_VERSION,
  COOKIE_CHOICE_SECONDS,
  COOKIES,
  type CookieChoice,
  type CookieChoiceRequest,
} from "@volpe/contract";
import { createCookieChoiceCalls } from "../api/cookie-choice-calls.ts";
import { createRandomId } from "../chat/random-id.ts";
import type { Client } from "../client.ts";
import { writeJsonCookie } from "../cookies/json-cookie.ts";
import { findCookieChoice } from "./cookie-choice.ts";

export type CookieChoices = {
  /**
   * Keeps the choice for 180 days and does at once what follows from it; answers the call that
   * writes it down on the server, to be made as often as it takes: it throws `OfflineError` or
   * `ApiError`.
   */
  save(said: Pick<CookieChoiceRequest, "tracking" | "source">): () => Promise<unknown>;
};

type Keepers = Pick<Client, "api" | "consent" | "cookies" | "now" | "tracking">;

/** Made by who asks or shows the form. */
export function createCookieChoices(client: Keepers): CookieChoices {
  const { api, consent, cookies, now, tracking } = client;
  const calls = createCookieChoiceCalls(api.request);

  return {
    save({ tracking: mayTrack, source }) {
      const value: CookieChoice = {
        id: findCookieChoice(cookies)?.id ?? createRandomId(),
        version: CONSENT_POLICY_VERSION,
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
        // One of an earlier visit, which a value that waits in memory hides.
        cookies.remove(COOKIES.tracking);
      }
      return () => calls.send({ ...value, source });
    },
  };
}
