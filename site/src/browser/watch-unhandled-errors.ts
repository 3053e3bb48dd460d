import type { FatalErrorStore } from "../page/fatal-error-context.ts";
import { isOffline } from "../page/is-offline.ts";

export type UnhandledErrors = { showOn(store: Pick<FatalErrorStore, "set">): void };

/**
 * Follows the errors that no route and no component caught, for the error screen. `onFirst` is
 * called at the first error if nothing can show it yet.
 */
export function watchUnhandledErrors(onFirst: () => void): UnhandledErrors {
  let store: Pick<FatalErrorStore, "set"> | null = null;
  let waiting: { error: unknown } | null = null;
  const fail = (error: unknown) => {
    const shown = error ?? new Error("Nothing was thrown");
    if (store !== null) {
      store.set(shown);
    } else if (waiting === null) {
      waiting = { error: shown };
      onFirst();
    }
  };
  addEventListener("error", (event) => {
    // Events without `error` come from a failed image, a resize loop or a script of another origin.
    if (event.error instanceof Error) {
      fail(event.error);
    }
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!isHarmless(reason)) {
      fail(reason);
    }
  });
  return {
    showOn(shown) {
      store = shown;
      if (waiting !== null) store.set(waiting.error);
    },
  };
}

/**
 * Whether the shown page stays usable: after an aborted request, a lost connection, or a part of
 * the page that could not be loaded. Browsers differ in the message of a part that could not be
 * loaded; it contains «import» for a script, and Vite's contains «preload» for a style sheet.
 */
function isHarmless(reason: unknown): boolean {
  return (
    isOffline(reason) ||
    (reason instanceof Error && /import|preload/i.test(reason.message)) ||
    (reason instanceof DOMException && reason.name === "AbortError")
  );
}
