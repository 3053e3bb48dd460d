import {
  type Client,
  type CookieJar,
  createBrowserCookies,
  createBrowserStorage,
  createClient,
} from "@volpe/core";

type PageClientOptions = {
  /** The tracking cookie may be written only after the visitor's choice. */
  trackingWaits: boolean;
  /** The affiliate's value that waits for the cookie choice; "" = none. */
  waitingTracking: string;
  /** The id of the arrival that the document answers; "" = none. */
  arrivalClick: string;
};

/** The client of the page's visitor, with the lists and the login of their cookies. */
export function createPageClient(options: PageClientOptions): Client {
  const client = createClient({
    baseUrl: "",
    cookies: createRenewedCookies(createBrowserCookies(), renewCookies),
    fetch: (url, init) => fetch(url, init),
    storage: createBrowserStorage(),
    consent: options.trackingWaits ? "tracking-pending" : "granted",
  });
  if (options.waitingTracking !== "") {
    // The server that rendered the page recorded the value. Until the visitor's choice the value is
    // only in memory and in the header of calls.
    client.tracking.keep(options.waitingTracking);
  }
  client.tracking.keepClick(options.arrivalClick);
  // Guards do not run for the server-rendered page.
  client.session.restore();
  return client;
}

/**
 * Ignores a failure: the cookies exist, and the call only prolongs them in browsers that shorten
 * their life.
 */
function renewCookies(names: string[]): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(names);
  return fetch("/cookies", { method: "POST", headers, body, keepalive: true }).catch(() => null);
}

/**
 * Cookies that are written within this time are renewed by one request. The time is short, because
 * an answer that comes after the next page has written would undo what that page wrote.
 */
const DELAY_MS = 50;

/**
 * A jar whose cookies the host sets again after they were written, because some browsers keep the
 * cookies of scripts for only seven days. `renew` gets their names, at the latest when the visitor
 * leaves the page, and resolves once the host has answered.
 */
export function createRenewedCookies(
  jar: CookieJar,
  renew: (names: string[]) => Promise<unknown>,
): CookieJar {
  const written = new Set<string>();
  /** The last write or removal of each cookie. */
  const acts = new Map<string, () => void>();

  async function flush() {
    const sent = [...written];
    const before = new Map(acts);
    written.clear();
    if (sent.length > 0) {
      await renew(sent);
      for (const name of sent) {
        // The response overwrote a value that was written during the request.
        if (acts.get(name) !== before.get(name)) acts.get(name)?.();
      }
    }
  }

  function act(name: string, action: () => void) {
    acts.set(name, action);
    action();
  }

  addEventListener("pagehide", flush);
  return {
    ...jar,
    set(name, value, options) {
      act(name, () => jar.set(name, value, options));
      written.add(name);
      setTimeout(flush, DELAY_MS);
    },
    remove(name) {
      act(name, () => jar.remove(name));
      written.delete(name);
    },
  };
}
