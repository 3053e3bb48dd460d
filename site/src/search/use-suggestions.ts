import type { SearchSuggestion } from "@volpe/contract";
import { createSearchCalls } from "@volpe/core";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../use-client.tsx";

/** From the last key to the question, ms: one question for letters typed in a row. */
const PAUSE_MS = 60;

export type Suggested = { query: string; suggestions: readonly SearchSuggestion[] };

const NONE: Suggested = { query: "", suggestions: [] };

/** What is suggested for a field's text; a question that a newer one overtook is given up. */
export function useSuggestions(): {
  suggested: Suggested;
  ask: (query: string) => void;
  clear: () => void;
} {
  const client = useClient();
  const [suggested, setSuggested] = useState(NONE);
  const asking = useRef<{ timer: number; controller: AbortController } | null>(null);

  const stop = () => {
    window.clearTimeout(asking.current?.timer);
    asking.current?.controller.abort();
    asking.current = null;
  };
  // A field that goes away asks no more.
  useEffect(() => stop, []);

  const fetchSuggestions = async (query: string, { signal }: AbortController) => {
    try {
      const { suggest } = createSearchCalls(client.api.request);
      const { suggestions } = await suggest(query, signal);
      if (!signal.aborted) {
        setSuggested({ query, suggestions });
      }
    } catch {
      // Overtaken, offline or refused: the form still leads to the results.
      if (!signal.aborted) {
        setSuggested(NONE);
      }
    }
  };

  return {
    suggested,
    ask(typed) {
      stop();
      const query = typed.trim();
      if (query === "") {
        setSuggested(NONE);
        return;
      }
      const controller = new AbortController();
      const timer = window.setTimeout(() => void fetchSuggestions(query, controller), PAUSE_MS);
      asking.current = { timer, controller };
    },
    clear() {
      stop();
      setSuggested(NONE);
    },
  };
}
