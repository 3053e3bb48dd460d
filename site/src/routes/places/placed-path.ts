/** The same page for another place; null = all of Italy. */
export function toPlacedPath(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  place: { province: string; comune?: string | undefined } | null,
): string {
  const placed = new URLSearchParams(search);
  for (const key of ["luogo", "provincia", "comune", "regione"]) {
    placed.delete(key);
  }
  if (place !== null) {
    placed.set("provincia", place.province);
    if (place.comune) placed.set("comune", place.comune);
  }
  return placed.size === 0 ? pathname : `${pathname}?${placed}`;
}
