/**
 * Calls `onWake` when the person or the connection comes back: `online`, the window's focus, the
 * page becoming visible. Answers what undoes it. Nothing is listened to on a server.
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
