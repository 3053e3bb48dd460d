import { resolvePlace } from "./resolve-place.ts";

/**
 * A search in which a typed place (`luogo`) stands as `provincia` and `comune`. An empty one means
 * all of Italy; one that cannot be told leaves what stood there.
 */
export function toPlacedSearch(search: URLSearchParams): URLSearchParams {
  const typed = search.get("luogo")?.trim();
  const resolution = typed ? resolvePlace(typed) : null;
  if (typed === undefined || (resolution !== null && resolution.status !== "found")) {
    return search;
  }
  const placed = new URLSearchParams(search);
  for (const key of ["luogo", "provincia", "comune"]) {
    placed.delete(key);
  }
  if (resolution !== null) {
    const { province, comune } = resolution.place;
    placed.set("provincia", province);
    if (comune !== undefined) {
      placed.set("comune", comune);
    }
  }
  return placed;
}
