import { useEffect, useState } from "react";

/** Time after the last key before the host is asked, ms. */
export const REST_MS = 400;

/**
 * Whether the host has no page at a path. It asks for the head of the answer once nobody has typed
 * for a moment. False while that is not known.
 */
export function useMissingPage(path: string | null): boolean {
  const [missing, setMissing] = useState<string | null>(null);
  // Only the host knows which slugs exist.
  useEffect(() => {
    if (path === null) {
      return;
    }
    const stop = new AbortController();
    const ask = async () => {
      try {
        const { status } = await fetch(path, { method: "HEAD", signal: stop.signal });
        setMissing(status === 404 ? path : null);
      } catch {
        // Without an answer nothing is known.
      }
    };
    const timer = setTimeout(ask, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [path]);
  return path !== null && missing === path;
}
