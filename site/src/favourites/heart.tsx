import type { FavouriteChange } from "@volpe/core";
import { FavouriteButton } from "@volpe/ui";
import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { subscribe } from "valtio/vanilla";
import { toOpeningQuery } from "../page/opening-query.ts";
import { useClient } from "../page/use-client.tsx";

type HeartProps = {
  slug: string;
  /** The item's name, for the notice; with the brand, for screen readers. */
  label: string;
  brand: string;
  /** The use to save with it, as the query of an address; absent = that of the page. */
  use?: string;
  /** Shows words beside the heart. */
  showLabel?: boolean;
};

/**
 * Adds an item to the favourites or removes it. The server's page is the same for everybody, so
 * until hydration an empty box of the same size takes its place.
 */
export function Heart({ slug, label, brand, use, showLabel = false }: HeartProps) {
  const { lists } = useClient();
  const { search } = useLocation();
  const listen = useCallback((onChange: () => void) => subscribe(lists.state, onChange), [lists]);
  // Null on the server and until hydration: the visitor is unknown until then.
  const isFavourite = useSyncExternalStore(
    listen,
    () => lists.state.preferiti.includes(slug),
    () => null,
  );
  const showNotice = useContext(FavouriteNoticeContext);
  if (isFavourite === null) {
    return <span className={showLabel ? "heart-place heart-place-words" : "heart-place"} />;
  }
  return (
    <FavouriteButton
      pressed={isFavourite}
      itemName={`${label} di ${brand}`}
      showLabel={showLabel}
      onToggle={() => {
        const saved = use ?? toOpeningQuery(new URLSearchParams(search));
        showNotice(lists.toggleFavourite(slug, saved), label);
      }}
    />
  );
}

/** Shows a notice about a changed favourite, with an undo. Does nothing outside `Favourites`. */
export const FavouriteNoticeContext = createContext<
  (change: FavouriteChange, label: string) => void
>(() => undefined);
