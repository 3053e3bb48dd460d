import { OfflineError } from "@volpe/core";
import { toFatalError } from "../fatal-error.ts";
import type { FatalErrorStore } from "../fatal-error-context.tsx";

/** Errors that no route and no component caught are fatal: they show the error screen. */
export function watchUnhandledErrors(store: FatalErrorStore, window: Window): void {
  const fail = (error: unknown) => store.set(toFatalError(error, window.location.pathname));
  window.addEventListener("error", (event) => {
    // Without `error` it is a failed image, a resize loop's notice or another origin's script.
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

/** A call given up on purpose, or one without network: the page goes on in offline mode. */
function isHarmless(reason: unknown): boolean {
  return (
    reason instanceof OfflineError ||
    (reason instanceof DOMException && reason.name === "AbortError")
  );
}
