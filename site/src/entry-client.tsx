// Must be the first import, because it declares the order of the layers.
import "@volpe/ui/styles/site.css";

import {
  createBrowserCookies,
  createBrowserStorage,
  createClient,
  OfflineError,
} from "@volpe/core";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterContextProvider, RouterProvider } from "react-router-dom";
import { createBuildRedirects } from "./browser/build-redirects.ts";
import { followStillLinks } from "./browser/follow-still-links.ts";
import { loadMatchedRoutes } from "./browser/load-matched-routes.ts";
import { createRenewedCookies } from "./browser/renewed-cookies.ts";
import { watchChunkFailures } from "./browser/watch-chunk-failures.ts";
import { watchUnhandledErrors } from "./browser/watch-unhandled-errors.ts";
import { CookieQuestionContext } from "./cookie-choice/cookie-question.ts";
import { clientContext, redirectsContext } from "./page/client-context.ts";
import { DocumentHeadContext } from "./page/document-head.ts";
import {
  createFatalErrorStore,
  ErrorScreenContext,
  FatalErrorProvider,
} from "./page/fatal-error-context.tsx";
import { SiteFactsContext } from "./page/site-facts.ts";
import { ClientProvider, DrawnLoginContext } from "./page/use-client.tsx";
import { readPageState } from "./render/hydration.ts";
import { routes } from "./routes.tsx";

const { build, origin, waitingTracking, arrivalClick, isIn, asksCookies, hydrationData, ...facts } =
  readPageState(document);

const client = createClient({
  baseUrl: "",
  cookies: createRenewedCookies(createBrowserCookies(), setCookiesAgain),
  fetch: (url, init) => fetch(url, init),
  storage: createBrowserStorage(),
  consent: facts.trackingWaits ? "tracking-pending" : "granted",
});
if (waitingTracking !== "") {
  // The server that rendered the page recorded the value. Until a choice it is only in memory and
  // in the header.
  client.tracking.keep(waitingTracking);
}
client.tracking.keepClick(arrivalClick);
// Guards do not run for the server-rendered page.
client.session.restore();

const fatalErrors = createFatalErrorStore();
watchUnhandledErrors(fatalErrors, window);

let router: ReturnType<typeof createBrowserRouter> | null = null;
watchChunkFailures(() => router, { window, onOffline: () => fatalErrors.set(new OfflineError()) });

const redirects = createBuildRedirects(client.api.builds, build);

await loadMatchedRoutes(routes, window.location);
const drawnError = hydrationData.errors ? (await import("./error-screen.tsx")).ErrorScreen : null;
router = createBrowserRouter(routes, {
  hydrationData,
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(clientContext, client);
    context.set(redirectsContext, redirects);
    return context;
  },
});

followStillLinks(router, document);

const root = document.getElementById("root");
if (root === null) {
  throw new Error("The document has no element #root");
}
hydrateRoot(
  root,
  <ClientProvider client={client}>
    <FatalErrorProvider store={fatalErrors}>
      <DocumentHeadContext value={{ origin }}>
        <SiteFactsContext value={facts}>
          <DrawnLoginContext value={isIn}>
            <CookieQuestionContext value={{ isDrawn: asksCookies, Drawn: null }}>
              <ErrorScreenContext value={drawnError}>
                <RouterProvider router={router} />
              </ErrorScreenContext>
            </CookieQuestionContext>
          </DrawnLoginContext>
        </SiteFactsContext>
      </DocumentHeadContext>
    </FatalErrorProvider>
  </ClientProvider>,
);

const started = { client, router, build };
const startLater = () =>
  import("./browser/after-load.ts").then(
    (module) => module?.startAfterLoad(started),
    // Without it the page works, but only with a connection.
    () => undefined,
  );
if (document.readyState === "complete") void startLater();
else addEventListener("load", startLater);

/**
 * Ignores a failure: the cookies exist, and the call only prolongs them in browsers that shorten
 * their life.
 */
function setCookiesAgain(names: string[]): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(names);
  return fetch("/cookies", { method: "POST", headers, body, keepalive: true }).catch(() => null);
}
