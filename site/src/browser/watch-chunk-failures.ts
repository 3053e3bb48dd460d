import { createBrowserStorage, reloadAfterChunkFailure } from "@volpe/core";
import type { createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * After a new build the chunks of the old one are gone: the page that was wanted is loaded whole.
 * Where that was just done, the failure goes on its way to the error screen.
 */
export function watchChunkFailures(findRouter: () => Router | null, window: Window): void {
  const storage = createBrowserStorage(() => window.sessionStorage);
  window.addEventListener("vite:preloadError", (event) => {
    const wanted = findRouter()?.state.navigation.location ?? window.location;
    const isReloading = reloadAfterChunkFailure({
      path: wanted.pathname,
      storage,
      now: Date.now,
      reload: () => load(wanted),
    });
    if (isReloading) {
      // Vite answers the import with nothing instead of throwing; see `page`.
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
