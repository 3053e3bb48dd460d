import { COOKIES, type TrackingArrival } from "@volpe/contract";
import { type Api, createApi } from "./api/api.ts";
import { ApiError } from "./api/api-error.ts";
import { OfflineError } from "./api/offline-error.ts";
import type { Fetch } from "./api/transport.ts";
import { type Chat, createChat } from "./chat/chat.ts";
import type { ChatTransports, OpenSocket } from "./chat/chat-socket.ts";
import { type Consent, type ConsentStatus, createConsent } from "./consent/consent.ts";
import { findCookieChoice, toConsentStatus } from "./consent/cookie-choice.ts";
import { holdCookies } from "./consent/held-cookies.ts";
import type { CookieJar } from "./cookies/cookie-jar.ts";
import { createLists, type Lists } from "./lists/lists.ts";
import type { Log } from "./log.ts";
import { createPlaceMemory, type PlaceMemory } from "./place/place-memory.ts";
import { createSession, type Session } from "./session/session.ts";
import { createMemoryStorage } from "./storage/memory-storage.ts";
import type { TextStorage } from "./storage/text-storage.ts";
import { createTracking, type Tracking } from "./tracking/tracking.ts";

export type ClientOptions = {
  /** Origin of the backend's host without a final slash, or "" for the page's own. */
  baseUrl: string;
  cookies: CookieJar;
  fetch: Fetch;
  /** Where the conversation outlives a reload. Default: memory. */
  storage?: TextStorage;
  /** An instance's own tracking value, over the cookie's. */
  tracking?: string | undefined;
  /** Epoch milliseconds. Default: `Date.now`. */
  now?: () => number;
  /** Of who has chosen nothing about cookies; a choice kept in the cookie changes it. Default: `granted`. */
  consent?: ConsentStatus;
  /** Default: `any`. */
  transports?: ChatTransports;
  /** Default: 15,000. */
  timeoutMs?: number;
  /** Default: the console. */
  log?: Log;
  openSocket?: OpenSocket;
};

export type Client = {
  readonly api: Api;
  readonly session: Session;
  readonly lists: Lists;
  readonly place: PlaceMemory;
  readonly tracking: Tracking;
  readonly chat: Chat;
  readonly consent: Pick<Consent, "status" | "grant">;
  /** For a feature that keeps a cookie of its own. */
  readonly cookies: CookieJar;
  /** Epoch milliseconds. */
  now(): number;
  /** Undoes what the client began: socket, listeners, timers. */
  dispose(): void;
};

/** All that one visitor does, or one instance of a widget; nothing is kept outside of it. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, fetch, now = Date.now, timeoutMs } = options;
  const { log = globalThis.console, storage = createMemoryStorage() } = options;
  const consent = createConsent(readConsentStatus());
  const cookies = holdCookies(options.cookies, () => consent.status() === "pending");
  const trackingCookies = holdCookies(
    options.cookies,
    // Another tab may have refused since.
    () => consent.status() !== "granted" || findCookieChoice(cookies)?.tracking === false,
  );

  const session = createSession(cookies);
  const tracking = createTracking({
    cookies: trackingCookies,
    own: options.tracking,
    send: (arrival: TrackingArrival) => succeeds(api.frontend.tracking(arrival)),
  });
  const lists = createLists({
    cookies,
    // Another tab may have logged out since.
    isLoggedIn: () => session.state.session !== null && cookies.get(COOKIES.auth) !== undefined,
    request: (call) => api.request(call),
    storage,
  });
  const api: Api = createApi({
    baseUrl,
    fetch,
    cookies,
    session,
    readTracking: tracking.value,
    now,
    timeoutMs,
    log,
  });
  consent.whenGranted(release);
  const chat = createChat({
    baseUrl,
    transports: options.transports ?? "any",
    storage,
    ownTracking: options.tracking,
    consent: { ...consent, whenGranted: whenStorageGranted },
    log,
    readTracking: tracking.value,
    openSocket: options.openSocket,
  });

  function readConsentStatus(): ConsentStatus {
    const { consent: unasked = "granted" } = options;
    // Where everything waits, no cookie is read.
    return unasked === "pending"
      ? unasked
      : toConsentStatus(unasked, findCookieChoice(options.cookies), now());
  }

  /** All but the tracking cookie may be kept, so the conversation need not wait for that one. */
  function whenStorageGranted(action: () => void) {
    if (consent.status() === "pending") {
      consent.whenGranted(action);
    } else {
      action();
    }
  }

  function grant() {
    consent.grant();
    // What was held by a refusal that came after an earlier grant.
    trackingCookies.release();
  }

  /** Lists gathered while nothing could be read join those of earlier visits. */
  function release() {
    if (options.consent === "pending") {
      const gathered = [...lists.state.preferiti];
      cookies.release();
      lists.restore();
      lists.mergeFavourites(gathered);
    }
    trackingCookies.release();
  }

  const place = createPlaceMemory(cookies);
  return {
    api,
    session,
    lists,
    place,
    tracking,
    chat,
    consent: { status: consent.status, grant },
    cookies,
    now,
    dispose: chat.dispose,
  };
}

/** For what goes along with a visit: its failure is told by the console alone, or by nothing. */
async function succeeds(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof ApiError || error instanceof OfflineError) {
      return false;
    }
    throw error;
  }
}
