import { isStoredTracking, TRACKING_PARAMETER } from "@volpe/contract";
import { findRedirect } from "@volpe/core";
import { type MiddlewareFunction, redirect } from "react-router-dom";
import { clientContext, redirectsContext } from "./page/client-context.ts";

/** (1) Restores the login from the cookie before anything is loaded. */
const restoreLogin: MiddlewareFunction = async ({ context }) => {
  context.get(clientContext).session.restore();
};

/**
 * (2) The side that renders an arrival with an affiliate's value records it: the server for a
 * document, the browser for a navigation inside the site. Hydration runs no guards, so the same
 * arrival is not recorded twice.
 */
const recordTracking: MiddlewareFunction = async ({ request, context }, next) => {
  const { tracking } = context.get(clientContext);
  if (!import.meta.env.SSR) {
    if (request.method === "GET") await tracking.recordArrival(request.url);
    return;
  }
  const value = new URL(request.url).searchParams.get(TRACKING_PARAMETER) ?? "";
  // An arrival from outside is a document. Only the server checks the value, because the pattern
  // holds a list of mail domains that would make the browser's script longer.
  if (!isOpened(request) || !isStoredTracking(value)) {
    return;
  }
  const answer = await next();
  const { status, headers } = answer as Response;
  if (status === 404) {
    // A missing page is not an arrival, but the affiliate sent a visitor who goes on from it, so the
    // value is kept.
    tracking.keep(value);
  } else if (!headers.get("location")?.includes(`${TRACKING_PARAMETER}=`)) {
    // A redirect that passes the value on leads to a page that records the arrival.
    await tracking.recordArrival(request.url);
  }
  return answer;
};

/** (3) Follows the build manifest's redirects and keeps the query. */
const applyRedirects: MiddlewareFunction = async ({ request, context }) => {
  const { pathname, search } = new URL(request.url);
  const redirects = await context.get(redirectsContext)();
  const target = findRedirect(redirects, pathname);
  if (target !== undefined) {
    throw redirect(`${target}${search}`, 301);
  }
};

/** The guards in the specification's order, for every route, on the server and in the browser. */
export const guards: MiddlewareFunction[] = [restoreLogin, recordTracking, applyRedirects];

/**
 * Whether a person opens the page in a tab. Another site's page may also request it as a picture,
 * in a frame or by a script. Older browsers do not say what they request it for.
 */
function isOpened({ method, headers }: Request): boolean {
  const target = headers.get("sec-fetch-dest") ?? "document";
  // Our service worker passes a navigation on without its target, but with its mode.
  const isPassedOn = target === "empty" && headers.get("sec-fetch-mode") === "navigate";
  return method === "GET" && (target === "document" || isPassedOn);
}
