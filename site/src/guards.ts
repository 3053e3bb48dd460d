import { findRedirect } from "@volpe/core";
import { type MiddlewareFunction, redirect } from "react-router-dom";
import { clientContext, redirectsContext } from "./client-context.ts";

/** (1) The login kept in the cookie is taken up before anything is loaded. */
const restoreLogin: MiddlewareFunction = async ({ context }) => {
  context.get(clientContext).session.restore();
};

/**
 * (2) An arrival with an affiliate's value is recorded by whoever renders it: the server for a
 * document, the browser for a navigation inside the site. Hydration runs no guards, so the
 * same arrival is not recorded twice.
 */
const recordTracking: MiddlewareFunction = async ({ request, context }) => {
  if (request.method === "GET") {
    await context.get(clientContext).tracking.recordArrival(request.url);
  }
};

/** (3) The build manifest's redirects, with the query kept. */
const applyRedirects: MiddlewareFunction = async ({ request, context }) => {
  const { pathname, search } = new URL(request.url);
  const redirects = await context.get(redirectsContext)();
  const target = findRedirect(redirects, pathname);
  if (target !== undefined) {
    throw redirect(`${target}${search}`, 301);
  }
};

/** In the specification's order, on every route, on the server and in the browser alike. */
export const guards: MiddlewareFunction[] = [restoreLogin, recordTracking, applyRedirects];
