import { COOKIES, type TrackingArrival } from "@volpe/contract";
import { type Api, createApi } from "./api/api.ts";
import { orElse } from "./api/envelope.ts";
import type { Fetch } from "./api/transport.ts";
import { type Chat, createChat } from "./chat/chat.ts";
import type { ChatTransports, OpenSocket } from "./chat/chat-socket.ts";
import { CHAT_STORAGE_NAME, OWN_CHAT_STORAGE_PREFIX } from "./chat/stored-name.ts";
import { bufferCookies } from "./consent/buffered-cookies.ts";
import { type Consent, type ConsentStatus, createConsent } from "./consent/consent.ts";
import { findCookieChoice, isInForce, toConsentStatus } from "./consent/cookie-choice.ts";
import type { CookieJar } from "./cookies/cookie-jar.ts";
import { createLists, type Lists } from "./lists/lists.ts";
import type { Log } from "./log.ts";
import { createPlaceMemory, type PlaceMemory } from "./place/place-memory.ts";
import { createSession, type Session } from "./session/session.ts";
import type { TextStorage } from "./storage/storage.ts";
import { createMemoryStorage } from "./storage/storage.ts";
import { createTracking, type Tracking } from "./tracking/tracking.ts";

export type ClientOptions = {
  /** Origin of the backend's host without a final slash, or "" for the page's own. */
  baseUrl: string;
  cookies: CookieJar;
  fetch: Fetch;
  /** Stores the conversation across reloads. Default: memory. */
  storage?: TextStorage;
  /** The instance's own tracking value, which takes precedence over the cookie's. */
  tracking?: string | undefined;
  /** Epoch milliseconds. Default: `Date.now`. */
  now?: () => number;
  /** Status of a visitor without a cookie choice; a stored choice overrides it. Default: `granted`. */
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
  /** For features that store a cookie of their own. */
  readonly cookies: CookieJar;
  /** Epoch milliseconds. */
  now(): number;
  /** Closes the socket and removes listeners and timers. */
  dispose(): void;
};

/**
 * The client of one visitor, or of one instance of a widget. No state is kept outside of it.
 *
 * @example
 * const client = createClient({ baseUrl: "", cookies: createBrowserCookies(), fetch });
 * client.session.restore();
 * const { offers } = await createOfferCalls(client.api.request).list("luce");
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, fetch, now = Date.now, timeoutMs } = options;
  const { log = globalThis.console, storage = createMemoryStorage() } = options;
  const consent = createConsent(readConsentStatus());
  const cookies = bufferCookies(options.cookies, () => consent.status() === "pending");
  const trackingCookies = bufferCookies(
    options.cookies,
    // Another tab may have withdrawn the choice in the meantime.
    () => consent.status() !== "granted" || findCookieChoice(cookies)?.tracking === false,
  );

  const session = createSession(cookies);
  const tracking = createTracking({
    cookies: trackingCookies,
    own: options.tracking,
    mayKeepClick: () => {
      const choice = findCookieChoice(cookies);
      return choice?.tracking === true && isInForce(choice, now());
    },
    send: (arrival: TrackingArrival) => orElse(api.recordArrival(arrival), null),
  });
  let lists: Lists | undefined;
  const api: Api = createApi({
    baseUrl,
    fetch,
    cookies,
    session,
    readTracking: tracking.value,
    readClick: tracking.click,
    now,
    timeoutMs,
    log,
  });
  consent.whenGranted(release);
  let chat: Chat | undefined;
  const openChat = () =>
    createChat({
      baseUrl,
      transports: options.transports ?? "any",
      storage,
      storageName:
        options.tracking === undefined
          ? CHAT_STORAGE_NAME
          : OWN_CHAT_STORAGE_PREFIX + options.tracking,
      consent: { ...consent, whenGranted: whenStorageGranted },
      log,
      readTracking: tracking.value,
      readToken,
      rememberPlace: place.remember,
      openSocket: options.openSocket,
    });

  async function readToken(): Promise<string> {
    // Without a connection there is no fresh token, and no socket either.
    await orElse(api.ensureFresh(), undefined);
    return session.state.session?.jwt.accessToken ?? "";
  }

  function readConsentStatus(): ConsentStatus {
    const { consent: unasked = "granted" } = options;
    // While everything is pending, no cookie is read.
    return unasked === "pending"
      ? unasked
      : toConsentStatus(unasked, findCookieChoice(options.cookies), now());
  }

  /**
   * The conversation may be stored unless everything is pending; only the tracking cookie waits
   * longer.
   */
  function whenStorageGranted(action: () => void) {
    if (consent.status() === "pending") {
      consent.whenGranted(action);
    } else {
      action();
    }
  }

  function grant() {
    consent.grant();
    // Writes the tracking cookie, which an earlier refusal held back.
    trackingCookies.release();
    tracking.keepClick(tracking.click());
  }

  /** Merges the lists that were held in memory with those of earlier visits. */
  function release() {
    if (options.consent === "pending") {
      const { lists } = client;
      const gathered = [...lists.state.preferiti];
      cookies.release();
      lists.restore();
      lists.mergeFavourites(gathered);
    }
    trackingCookies.release();
  }

  const place = createPlaceMemory(cookies);
  const client: Client = {
    api,
    session,
    // The lists are created at their first use, because few of the pages that a server draws show
    // them.
    get lists() {
      lists ??= createLists({
        cookies,
        // Another tab may have logged out in the meantime.
        isLoggedIn: () => session.state.session !== null && cookies.get(COOKIES.auth) !== undefined,
        request: api.request,
        storage,
        now,
      });
      return lists;
    },
    place,
    tracking,
    // Most pages have no chat, and creating its state takes a server a thirtieth of a page's time.
    get chat() {
      chat ??= openChat();
      return chat;
    },
    consent: { status: consent.status, grant },
    cookies,
    now,
    dispose: () => chat?.close(),
  };
  return client;
}
