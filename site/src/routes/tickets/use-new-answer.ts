import type { TicketMessage } from "@volpe/contract";
import { useEffect, useRef, useState } from "react";

/** The answer that came last while the page was open; null before one has. */
export function useNewAnswer(messages: readonly TicketMessage[]): string | null {
  const newest = messages.findLast(({ author }) => author === "operator")?.id ?? null;
  const known = useRef(newest);
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => {
    if (newest !== known.current) {
      known.current = newest;
      setAnswer(newest);
    }
  }, [newest]);
  return answer;
}
