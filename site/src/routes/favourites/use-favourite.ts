import type { FavouriteChange } from "@volpe/core";
import { useCallback, useSyncExternalStore } from "react";
import { subscribe } from "valtio/vanilla";
import { useClient } from "../../use-client.tsx";

/** `kept` is null on the server and until hydration: nothing is known of the visitor yet. */
export function useFavourite(slug: string): {
  kept: boolean | null;
  toggle: () => FavouriteChange;
} {
  const { lists } = useClient();
  const listen = useCallback((onChange: () => void) => subscribe(lists.state, onChange), [lists]);
  const kept = useSyncExternalStore(
    listen,
    () => lists.state.preferiti.includes(slug),
    () => null,
  );
  return { kept, toggle: () => lists.toggleFavourite(slug) };
}
