import { useCallback, useEffect, useEffectEvent, useRef } from "react";

/**
 * Gives what lies over the page an entry of its own in the history, so that Back closes it and
 * nothing else. The page stays; its data may be asked for again. Answers how to close in any other
 * way: it takes the entry away, and then `onGone` is called too.
 */
export function useHistoryEntry(onGone: () => void): () => void {
  const gone = useRef(false);
  const handleGone = useEffectEvent(onGone);
  useEffect(() => {
    history.pushState(history.state, "");
    const handlePop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      gone.current = true;
      handleGone();
    };
    // The router listens at the same place, but later than what captures.
    const options = { capture: true, once: true };
    window.addEventListener("popstate", handlePop, options);
    return () => window.removeEventListener("popstate", handlePop, options);
  }, []);
  return useCallback(() => {
    if (!gone.current) {
      gone.current = true;
      history.back();
    }
  }, []);
}
