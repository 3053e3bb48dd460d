// Must be the first import, because it declares the order of the layers.
import "@volpe/ui/styles/site.css";

import {
  type Client,
  createBrowserStorage,
  OfflineError,
  reloadAfterChunkFailure,
} from "@volpe/core";
import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
} from "react-router-dom";
import type { AfterLoad } from "./browser/after-load.ts";
import { createBuildRedirects } from "./browser/build-redirects.ts";
import { followStaticLinks } from "./browser/follow-static-links.ts";
import type { UnhandledErrors } from "./browser/watch-unhandled-errors.ts";
import { CookieQuestionContext } from "./cookie-choice/cookie-prompt.tsx";
import { HeartsContext } from "./favourites/heart.tsx";
import type { Hearts } from "./favourites/hearts.ts";
import { clientContext, redirectsContext } from "./page/client-context.ts";
import { DocumentHeadContext } from "./page/document-head.ts";
import {
  createFatalErrorStore,
  ErrorScreenContext,
  FatalErrorContext,
} from "./page/fatal-error-context.ts";
import { isReachable } from "./page/is-reachable.ts";
import { SiteFactsContext } from "./page/site-facts.ts";
import { DrawnLoginContext, PageClientContext } from "./page/use-client.tsx";
import type { PageModule } from "./page-route.ts";
import type { PageState } from "./render/hydration.ts";
import { routes } from "./routes.tsx";

/** What already runs on a page before React hydrates it. */
export type Boot = {
  state: PageState;
  client: Client;
  hearts: Hearts;
  errors: UnhandledErrors;
  afterLoad: Promise<AfterLoad | undefined>;
  /** Stops what React takes over from now on. Returns whether the menu shows a login. */
  handOver(): { isIn: boolean };
};

/** Hydrates the server's page. Resolves once React handles every click. */
export async function hydratePage({ client, state, hearts, errors, afterLoad, handOver }: Boot) {
  const { build, origin, asksCookies, hydrationData, ...facts } = state;
  const [, ErrorScreen, Drawn] = await Promise.all([
    loadMatchedRoutes(),
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
  watchChunkFailures(router, () => fatalErrors.set(new OfflineError()));
  followStaticLinks(router);
  void afterLoad.then((life) => {
    isLeaving = life?.follow(router) ?? isLeaving;
  });
  const { isIn } = handOver();
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <Hydrated onHydrated={resolve}>
        <PageClientContext value={client}>
          <FatalErrorContext value={fatalErrors}>
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
          </FatalErrorContext>
        </PageClientContext>
      </Hydrated>,
    );
  });
  errors.showOn(fatalErrors);
}

const toBanner = (module: typeof import("./cookie-choice/cookie-banner.tsx") | undefined) =>
  module?.CookieBanner ?? null;

/** Calls `onHydrated` in an effect, which runs after the effects of all children. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Loads the modules of the server-rendered page before the router is created. A router that waits
 * for modules renders its fallback, and the title would be in the head twice.
 */
async function loadMatchedRoutes(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") {
        const module = await route.lazy();
        Object.assign(route, module, { lazy: undefined });
        await (module as PageModule).prepare?.(new URLSearchParams(location.search));
      }
    }),
  );
}

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * If a chunk cannot be loaded, its build may be gone, so the requested page is loaded as a
 * document. If that has just happened, the error is shown on the error screen instead. If the host
 * does not answer, its build need not be gone: then `onOffline` is called if a page is opened. A form
 * that is sent says so itself.
 */
function watchChunkFailures(router: Router, onOffline: () => void): void {
  const storage = createBrowserStorage(() => sessionStorage);
  addEventListener("vite:preloadError", (event) => {
    const { state, location: asked } = router.state.navigation;
    const wanted = asked ?? location;
    const isReloading = reloadAfterChunkFailure({
      path: wanted.pathname,
      storage,
      now: Date.now,
      reload: async () => {
        if (await isReachable()) {
          const target = createPath(wanted);
          if (target === createPath(location)) {
            location.reload();
          } else {
            location.assign(target);
          }
        } else if (state === "loading") {
          onOffline();
        }
      },
    });
    if (isReloading && asked) {
      // Vite then resolves the import with undefined; see `orReload`.
      event.preventDefault();
    }
  });
}
