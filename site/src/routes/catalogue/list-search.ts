import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { pickParameters } from "../../page/opening-query.ts";

/** Parameters that choose a part of a list rather than the list itself. */
const PLACES = ["pagina", "confronta"];

/** The parameters of the page's address. */
export function useListSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * The search of an address with some parameters changed, where null removes one. Starts again at
 * the first page.
 *
 * @example
 * toListSearch(new URLSearchParams("consumo=2700&pagina=3"), { ordina: "prezzo" });
 * // "?consumo=2700&ordina=prezzo"
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
  // A comma needs no escape in a query, and people read links.
  const text = next.toString().replaceAll("%2C", ",");
  // The site remembers the last place, so an empty `luogo` is needed to ask for all of Italy.
  const { provincia } = changes;
  const all = provincia === null ? "luogo=" : "";
  const parts = [text, all].filter((part) => part !== "");
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** The search without one value of a parameter that may hold several. */
export function toSearchWithout(search: URLSearchParams, key: string, value: string): string {
  const others = search
    .getAll(key)
    .flatMap((texts) => texts.split(","))
    .filter((text) => text !== value);
  return toListSearch(search, { [key]: others.length === 0 ? null : others.join(",") });
}

/** The search of another page of the same list. */
export function toPageSearch(search: URLSearchParams, page: number): string {
  return toListSearch(search, { pagina: page === 1 ? null : String(page) });
}

/** Returns 404 for a page number past the last page. The last page is then shown with a notice. */
export function toPageStatus(url: string, pages: number): 200 | 404 {
  return Number(new URL(url).searchParams.get("pagina")) > pages ? 404 : 200;
}

/** The parameters that a form has no field for: it sends them as hidden fields. */
export function toHiddenParameters(
  search: URLSearchParams,
  fields: readonly string[],
): [string, string][] {
  return [...search].filter(
    ([key, value]) => value !== "" && !PLACES.includes(key) && !fields.includes(key),
  );
}

/** Some parameters of an address as a search ("?durata=36", or ""), in the order of the keys. */
export function pickSearch(search: URLSearchParams, keys: readonly string[]): string {
  const picked = pickParameters(search, keys);
  return picked === "" ? "" : `?${picked}`;
}

/**
 * The list's address for search engines. It omits the visitor's figures, which do not define
 * another page.
 */
export function toCanonicalPath(
  path: string,
  { destination, page }: { destination: string; page: number },
): string {
  const search = new URLSearchParams();
  if (destination === "aziende") search.set("destinazione", destination);
  if (page > 1) search.set("pagina", String(page));
  return search.size === 0 ? path : `${path}?${search}`;
}
