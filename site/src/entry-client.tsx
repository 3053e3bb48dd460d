// First of all, for it declares the order of the layers.
import "@volpe/ui/styles/site.css";

import { createBrowserCookies, createClient } from "@volpe/core";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterContextProvider, RouterProvider } from "react-router-dom";
import { loadMatchedRoutes } from "./browser/load-matched-routes.ts";
import { watchUnhandledErrors } from "./browser/watch-unhandled-errors.ts";
import { clientContext, redirectsContext } from "./client-context.ts";
import { createFatalErrorStore, FatalErrorProvider } from "./fatal-error-context.tsx";
import { readPageState } from "./render/hydration.ts";
import { routes } from "./routes.tsx";
import { ClientProvider } from "./use-client.tsx";

const { build, hydrationData } = readPageState(document);
const fatalErrors = createFatalErrorStore();
watchUnhandledErrors(fatalErrors, window);

const client = createClient({
  baseUrl: window.location.origin,
  cookies: createBrowserCookies(),
  fetch: window.fetch.bind(window),
});

await loadMatchedRoutes(routes, window.location);
const router = createBrowserRouter(routes, {
  hydrationData,
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(clientContext, client);
    context.set(redirectsContext, async () => ({}));
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
      <RouterProvider router={router} />
    </FatalErrorProvider>
  </ClientProvider>,
);
