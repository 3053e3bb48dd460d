/**
 * Calls `onWake` when the connection or the person comes back: on `online`, on focus and when the
 * page becomes visible. Returns a function that removes the listeners. Does nothing on a server.
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
