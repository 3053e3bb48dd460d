import type { TicketPlace } from "@volpe/contract";
import { createTicketFeed } from "@volpe/core";
import { useEffect, useRef } from "react";
import { useClient } from "../../use-client.tsx";

/** Tells of changes while the page is open; null = any ticket may have changed. */
export function useTicketFeed(onTicket: (place: TicketPlace | null) => void): void {
  const { api, session } = useClient();
  const latest = useRef(onTicket);
  latest.current = onTicket;
  useEffect(() => {
    const feed = createTicketFeed({ api, session, onTicket: (place) => latest.current(place) });
    return feed.close;
  }, [api, session]);
}
