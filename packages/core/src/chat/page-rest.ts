/**
 * Calls `onRest` when the visitor leaves the page, and `onReturn` when the browser shows it again as
 * it was, from its back-forward cache. Returns a function that removes the listeners.
 *
 * @example
 * const stop = listenForRest({ onRest: closeSocket, onReturn: openSocket });
 */
export function listenForRest(on: { onRest: () => void; onReturn: () => void }): () => void {
  if (typeof window === "undefined") {
    return () => undefined;
  }
  const handleShow = ({ persisted }: PageTransitionEvent) => persisted && on.onReturn();
  window.addEventListener("pagehide", on.onRest);
  window.addEventListener("pageshow", handleShow);
  return () => {
    window.removeEventListener("pagehide", on.onRest);
    window.removeEventListener("pageshow", handleShow);
  };
}
