// First of all, for it declares the order of the layers.
import "@volpe/ui/styles/site.css";

import { createBrowserCookies, createBrowserStorage, createClient, watchBuilds } from "@volpe/core";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterContextProvider, RouterProvider } from "react-router-dom";
import { createBuildRedirects } from "./browser/build-redirects.ts";
import { keepCookies } from "./browser/kept-cookies.ts";
import { loadMatchedRoutes } from "./browser/load-matched-routes.ts";
import { watchChunkFailures } from "./browser/watch-chunk-failures.ts";
import { watchUnhandledErrors } from "./browser/watch-unhandled-errors.ts";
import { clientContext, redirectsContext } from "./client-context.ts";
import { createFatalErrorStore, FatalErrorProvider } from "./fatal-error-context.tsx";
import { DocumentHeadContext } from "./layout/document-head.ts";
import { readPageState } from "./render/hydration.ts";
import { routes } from "./routes.tsx";
import { ClientProvider, DrawnLoginContext } from "./use-client.tsx";

const { build, origin, trackingWaits, waitingTracking, isIn, hydrationData } =
  readPageState(document);

const client = createClient({
  baseUrl: "",
  cookies: keepCookies(createBrowserCookies(), setCookiesAgain),
  fetch: (url, init) => fetch(url, init),
  storage: createBrowserStorage(),
  consent: trackingWaits ? "tracking-pending" : "granted",
});
if (waitingTracking !== "") {
  // Recorded by the server that drew the page; until a choice it lives here and in the header.
  client.tracking.keep(waitingTracking);
}
// Guards do not run for the page that the server drew.
client.session.restore();

const fatalErrors = createFatalErrorStore();
watchUnhandledErrors(fatalErrors, window);

let router: ReturnType<typeof createBrowserRouter> | null = null;
watchChunkFailures(() => router, window);

const redirects = createBuildRedirects(client.api.builds, build);
watchBuilds({
  builds: client.api.builds,
  running: build,
  onNewBuild: ({ id }) => redirects.follow(id),
});

await loadMatchedRoutes(routes, window.location);
router = createBrowserRouter(routes, {
  hydrationData,
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(clientContext, client);
    context.set(redirectsContext, redirects.get);
    return context;
  },
});

const root = document.getElementById("root");
if (root === null) {
  throw new Error("The document has no element #root");
}
hydrateRoot(
  root,
  <ClientProvider client={client}>
    <FatalErrorProvider store={fatalErrors}>
      <DocumentHeadContext value={{ origin }}>
        <DrawnLoginContext value={isIn}>
          <RouterProvider router={router} />
        </DrawnLoginContext>
      </DocumentHeadContext>
    </FatalErrorProvider>
  </ClientProvider>,
);

/** The cookies are there all the same: what this asks for is a longer life where browsers cut it. */
function setCookiesAgain(names: string[]): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(names);
  return fetch("/cookies", { method: "POST", headers, body, keepalive: true }).catch(() => null);
}
