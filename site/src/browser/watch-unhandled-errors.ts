import type { FatalErrorStore } from "../page/fatal-error-context.tsx";
import { isOffline } from "../page/is-offline.ts";

/** Shows the error screen for errors that no route and no component caught. */
export function watchUnhandledErrors(store: FatalErrorStore, window: Window): void {
  const fail = (error: unknown) => store.set(error ?? new Error("Nothing was thrown"));
  window.addEventListener("error", (event) => {
    // Events without `error` come from a failed image, a resize loop or a script of another origin.
    if (event.error instanceof Error) {
      fail(event.error);
    }
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (!isHarmless(reason)) {
      fail(reason);
    }
  });
}

/**
 * An aborted request, a lost connection, or a part of the page that could not be loaded: the shown
 * page stays usable. Each browser has its own words for the last one: «import» for a script,
 * «preload» for a style sheet.
 */
function isHarmless(reason: unknown): boolean {
  return (
    isOffline(reason) ||
    (reason instanceof Error && /import|preload/i.test(reason.message)) ||
    (reason instanceof DOMException && reason.name === "AbortError")
  );
}
