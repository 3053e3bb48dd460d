import { STORED_TRACKING_PATTERN, TRACKING_PARAMETER } from "@volpe/contract";
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
  const value = new URL(request.url).searchParams.get(TRACKING_PARAMETER) ?? "";
  if (!import.meta.env.SSR) {
    if (request.method === "GET") await tracking.recordArrival(request.url);
    return;
  }
  // An arrival from outside is a document. Browsers need not carry the list of mail domains.
  if (!isOpened(request) || !new RegExp(STORED_TRACKING_PATTERN).test(value)) {
    return;
  }
  const answer = await next();
  const { status, headers } = answer as Response;
  if (status === 404) {
    // A missing page counts as no arrival. If the visitor goes on, the affiliate did send that person.
    tracking.keep(value);
  } else if (!headers.get("location")?.includes(`${TRACKING_PARAMETER}=`)) {
    // A redirect that carries the value on is followed by the arrival.
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
 * Whether a person opens the page, in a tab of its own. Another site's page may also ask for it as a
 * picture, in a frame or by a script. Older browsers do not say what they want it for.
 */
function isOpened({ method, headers }: Request): boolean {
  const target = headers.get("sec-fetch-dest") ?? "document";
  // Our service worker passes a navigation on without its target, but with its mode.
  const isPassedOn = target === "empty" && headers.get("sec-fetch-mode") === "navigate";
  return method === "GET" && (target === "document" || isPassedOn);
}
