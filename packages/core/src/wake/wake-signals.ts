/**
 * Calls `onWake` when the browser is online again, and when the page gets the focus or becomes
 * visible. Returns a function that removes the listeners. Does nothing on a server.
 *
 * @example
 * const stop = listenForWake(() => chat.retry());
 */
export function listenForWake(onWake: () => void): () => void {
  if (typeof window === "undefined") {
    return () => undefined;
  }
  const handleVisibility = () => {
    if (document.visibilityState === "visible") {
      onWake();
    }
  };
  window.addEventListener("online", onWake);
  window.addEventListener("focus", onWake);
  document.addEventListener("visibilitychange", handleVisibility);
  return () => {
    window.removeEventListener("online", onWake);
    window.removeEventListener("focus", onWake);
    document.removeEventListener("visibilitychange", handleVisibility);
  };
}

/**
 * Calls `action` every `everyMs`, and at the signals of `listenForWake`, because a connection may
 * come back without one. Returns a function that stops it.
 *
 * @example
 * const stop = pollOnWake(() => chat.retry(), 5000);
 */
export function pollOnWake(action: () => void, everyMs: number): () => void {
  const stopListening = listenForWake(action);
  const timer = setInterval(action, everyMs);
  return () => {
    stopListening();
    clearInterval(timer);
  };
}
