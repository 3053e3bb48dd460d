import { ApiError, OfflineError } from "@volpe/core";
import { useCallback, useRef, useState } from "react";

/**
 * What the loader answered, or what was asked for since. A question that fails changes nothing: a
 * revalidation would take the page away, and what is being typed with it.
 */
export function useFresh<T>(loaded: T, ask: () => Promise<T>): [T, () => Promise<void>] {
  const [fresh, setFresh] = useState({ loaded, value: loaded });
  const latest = useRef({ loaded, ask });
  latest.current = { loaded, ask };
  const refresh = useCallback(async () => {
    const asked = latest.current;
    try {
      const value = await asked.ask();
      setFresh({ loaded: asked.loaded, value });
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof OfflineError)) {
        throw error;
      }
    }
  }, []);
  return [fresh.loaded === loaded ? fresh.value : loaded, refresh];
}
