import { FavouriteButton } from "@volpe/ui";
import { useContext } from "react";
import { FavouriteNoticeContext } from "./favourite-notice-context.ts";
import { useFavourite } from "./use-favourite.ts";

type HeartProps = {
  slug: string;
  /** The item's name, and who sells or makes it: told to screen readers and in the notice. */
  label: string;
  brand: string;
  /** Words beside the heart. */
  showLabel?: boolean;
};

/**
 * Keeps an item among the favourites, or takes it out. The server draws the page for everybody, so
 * until hydration there is only the place that it takes.
 */
export function Heart({ slug, label, brand, showLabel = false }: HeartProps) {
  const { kept, toggle } = useFavourite(slug);
  const tell = useContext(FavouriteNoticeContext);
  if (kept === null) {
    return <span className={showLabel ? "heart-place heart-place-words" : "heart-place"} />;
  }
  return (
    <FavouriteButton
      pressed={kept}
      itemName={`${label} di ${brand}`}
      showLabel={showLabel}
      onToggle={() => tell(toggle(), label)}
    />
  );
}
