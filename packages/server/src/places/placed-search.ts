import { resolvePlace } from "./resolve-place.ts";

/**
 * Replaces a typed place (`luogo`) by `provincia` and `comune`. An empty place means all of Italy;
 * the search stays as it is if the place is unknown or ambiguous.
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
