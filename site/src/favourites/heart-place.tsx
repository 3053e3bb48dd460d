type HeartPlaceProps = {
  slug: string;
  /** The item's name. The notice shows it, and screen readers read it together with the brand. */
  label: string;
  brand: string;
  /** The use to save with the item, as the query of an address. Default: the page's own use. */
  use?: string | undefined;
  /** Shows words next to the heart. */
  showLabel?: boolean;
};

/**
 * The attributes of an element into which a script draws the heart (`createHearts`), because the
 * server's page is the same for everybody.
 */
export function toHeartPlace({ slug, label, brand, use, showLabel = false }: HeartPlaceProps) {
  return {
    className: showLabel ? "heart-place heart-place-words" : "heart-place",
    "data-slug": slug,
    "data-label": label,
    "data-brand": brand,
    "data-use": use,
    "data-words": showLabel ? "" : undefined,
  };
}

/** The place of a heart in a list that the browser does not draw. */
export function HeartPlace(props: HeartPlaceProps) {
  return <span {...toHeartPlace(props)} />;
}
