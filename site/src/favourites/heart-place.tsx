type HeartPlaceProps = { slug: string; label: string; brand: string };

/** The place of a heart in a list that the browser does not draw: `DrawnHearts` fills it. */
export function HeartPlace({ slug, label, brand }: HeartPlaceProps) {
  return <span className="heart-place" data-slug={slug} data-label={label} data-brand={brand} />;
}
