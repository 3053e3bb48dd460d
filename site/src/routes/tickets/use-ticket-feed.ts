import type { TicketPlace } from "@volpe/contract";
import { createTicketFeed, orElse } from "@volpe/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "../../page/use-client.tsx";

/** Calls back when a ticket changes while the page is open; null = any ticket may have changed. */
export function useTicketFeed(onTicket: (place: TicketPlace | null) => void): void {
  const { api, session } = useClient();
  const latest = useRef(onTicket);
  latest.current = onTicket;
  useEffect(() => {
    const feed = createTicketFeed({ api, session, onTicket: (place) => latest.current(place) });
    return feed.close;
  }, [api, session]);
}

/**
 * Returns the loader's data, or newer data that `refresh` has fetched. A failed fetch changes
 * nothing, while a failed revalidation would replace the page and lose what is being typed.
 */
export function useFresh<T>(loaded: T, ask: () => Promise<T>): [T, () => Promise<void>] {
  const [fresh, setFresh] = useState({ loaded, value: loaded });
  const latest = useRef({ loaded, ask });
  latest.current = { loaded, ask };
  const refresh = useCallback(async () => {
    const { loaded, ask } = latest.current;
    const next = await orElse(
      ask().then((value) => ({ loaded, value })),
      null,
    );
    if (next !== null) setFresh(next);
  }, []);
  return [fresh.loaded === loaded ? fresh.value : loaded, refresh];
}
