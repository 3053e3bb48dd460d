/** The page of a region, as `Lombardia`. */
export function toRegionHref(region: string): string {
  return `/localizza-affare?${new URLSearchParams({ regione: region })}`;
}

/** The page of a place by its label; it remembers the place. */
export function toChoiceHref(label: string): string {
  return `/localizza-affare?${new URLSearchParams({ luogo: label })}`;
}
