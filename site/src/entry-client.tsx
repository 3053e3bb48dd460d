// Must be the first import, because it declares the order of the layers.
import "@volpe/ui/styles/site.css";

import { OfflineError } from "@volpe/core";
import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterContextProvider, RouterProvider } from "react-router-dom";
import type { Boot } from "./boot.ts";
import { createBuildRedirects } from "./browser/build-redirects.ts";
import { followStaticLinks } from "./browser/follow-static-links.ts";
import { loadMatchedRoutes } from "./browser/load-matched-routes.ts";
import { watchChunkFailures } from "./browser/watch-chunk-failures.ts";
import { CookieQuestionContext } from "./cookie-choice/cookie-question.ts";
import { HeartsContext } from "./favourites/heart.tsx";
import { clientContext, redirectsContext } from "./page/client-context.ts";
import { DocumentHeadContext } from "./page/document-head.ts";
import {
  createFatalErrorStore,
  ErrorScreenContext,
  FatalErrorProvider,
} from "./page/fatal-error-context.tsx";
import { SiteFactsContext } from "./page/site-facts.ts";
import { ClientProvider, DrawnLoginContext } from "./page/use-client.tsx";
import { routes } from "./routes.tsx";

/** Hydrates the server's page. Resolves once React handles every click. */
export async function hydratePage({ client, state, hearts, errors, afterLoad, handOver }: Boot) {
  const { build, origin, asksCookies, hydrationData, ...facts } = state;
  const [, ErrorScreen, Drawn] = await Promise.all([
    loadMatchedRoutes(routes, window.location),
    hydrationData.errors ? import("./error-screen.tsx").then((each) => each.ErrorScreen) : null,
    // Without its script the question stays a form.
    asksCookies ? import("./cookie-choice/cookie-banner.tsx").then(toBanner, () => null) : null,
  ]);
  const root = document.getElementById("root");
  if (root === null) {
    throw new Error("The document has no element #root");
  }
  const fatalErrors = createFatalErrorStore();
  const redirects = createBuildRedirects(client.api.builds, build);
  let isLeaving = () => false;
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(clientContext, client);
      // While a document replaces the page, the router waits: the entry that it would add to the
      // history, and the page that it would show, are those of the old build.
      context.set(redirectsContext, () =>
        isLeaving() ? new Promise(() => undefined) : redirects(),
      );
      return context;
    },
  });
  watchChunkFailures(router, { window, onOffline: () => fatalErrors.set(new OfflineError()) });
  followStaticLinks(router, document);
  void afterLoad.then((life) => {
    isLeaving = life?.follow(router) ?? isLeaving;
  });
  const { isIn } = handOver();
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <Hydrated onHydrated={resolve}>
        <ClientProvider client={client}>
          <FatalErrorProvider store={fatalErrors}>
            <DocumentHeadContext value={{ origin }}>
              <SiteFactsContext value={facts}>
                <DrawnLoginContext value={isIn}>
                  <CookieQuestionContext value={{ isDrawn: asksCookies, Drawn }}>
                    <ErrorScreenContext value={ErrorScreen}>
                      <HeartsContext value={hearts}>
                        <RouterProvider router={router} />
                      </HeartsContext>
                    </ErrorScreenContext>
                  </CookieQuestionContext>
                </DrawnLoginContext>
              </SiteFactsContext>
            </DocumentHeadContext>
          </FatalErrorProvider>
        </ClientProvider>
      </Hydrated>,
    );
  });
  errors.showOn(fatalErrors);
}

const toBanner = (module: typeof import("./cookie-choice/cookie-banner.tsx") | undefined) =>
  module?.CookieBanner ?? null;

/** Its effect runs after those of all that it contains. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
