import { type Client, createBrowserCookies, createBrowserStorage, createClient } from "@volpe/core";
import { createRenewedCookies } from "./renewed-cookies.ts";

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
    // The server that rendered the page recorded the value. Until a choice it is only in memory and
    // in the header.
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
