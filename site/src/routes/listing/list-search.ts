/** Parameters that choose a place in a list rather than the list itself. */
const PLACES = ["pagina", "confronta"];

/**
 * The search of an address with some parameters changed (null removes one), as "?consumo=2700" or
 * "". Another list begins at its first page.
 */
export function toListSearch(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search);
  for (const key of [...PLACES, ...Object.keys(changes)]) {
    next.delete(key);
  }
  for (const [key, value] of Object.entries(changes)) {
    if (value !== null) next.set(key, value);
  }
  for (const [key, value] of [...next]) {
    if (value === "") next.delete(key);
  }
  // A comma needs no escape in a query, and a link that is read should be readable.
  const text = next.toString().replaceAll("%2C", ",");
  // A remembered place would come back into an address without one: to take the province away is
  // to choose all of Italy, as a place's field does that was emptied.
  const { provincia } = changes;
  const all = provincia === null ? "luogo=" : "";
  const parts = [text, all].filter((part) => part !== "");
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** The search without one value of a parameter that may hold several. */
export function toSearchWithout(search: URLSearchParams, key: string, value: string): string {
  const rest = search
    .getAll(key)
    .flatMap((texts) => texts.split(","))
    .filter((text) => text !== value);
  return toListSearch(search, { [key]: rest.length === 0 ? null : rest.join(",") });
}

/** The search of another page of the same list. */
export function toPageSearch(search: URLSearchParams, page: number): string {
  return toListSearch(search, { pagina: page === 1 ? null : String(page) });
}

/** What a form of this page sends along unseen: every parameter that it has no field for. */
export function toKeptParameters(
  search: URLSearchParams,
  fields: readonly string[],
): [string, string][] {
  return [...search].filter(
    ([key, value]) => value !== "" && !PLACES.includes(key) && !fields.includes(key),
  );
}
