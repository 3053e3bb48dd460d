import { createBrowserStorage, reloadAfterChunkFailure } from "@volpe/core";
import type { createBrowserRouter } from "react-router-dom";
import { isReachable } from "../page/is-reachable.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * After a new build the chunks of the old one are gone, so the requested page is loaded as a
 * document. If that has just happened, the error is shown on the error screen instead. A host that
 * does not answer does not mean a new build: `onOffline` is called if a page was requested.
 */
export function watchChunkFailures(
  router: Router,
  { window, onOffline }: { window: Window; onOffline: () => void },
): void {
  const storage = createBrowserStorage(() => window.sessionStorage);
  window.addEventListener("vite:preloadError", (event) => {
    const asked = router.state.navigation.location;
    const wanted = asked ?? window.location;
    const isReloading = reloadAfterChunkFailure({
      path: wanted.pathname,
      storage,
      now: Date.now,
      reload: async () => {
        if (await isReachable()) {
          load(wanted);
        } else if (asked) {
          onOffline();
        }
      },
    });
    if (isReloading && asked) {
      // If the error is handled, Vite resolves the import with undefined instead of throwing; see
      // `page`.
      event.preventDefault();
    }
  });

  function load({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">) {
    const target = pathname + search + hash;
    const { location } = window;
    if (target === location.pathname + location.search + location.hash) {
      location.reload();
    } else {
      location.assign(target);
    }
  }
}
