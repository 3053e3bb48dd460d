/** The page of a region, as `Lombardia`. */
export function toRegionHref(region: string): string {
  return `/localizza-affare?${new URLSearchParams({ regione: region })}`;
}

/** Chooses a place by its label: the page remembers it and leads to it. */
export function toChoiceHref(label: string): string {
  return `/localizza-affare?${new URLSearchParams({ luogo: label })}`;
}
