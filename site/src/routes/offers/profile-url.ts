import type { OfferQuery } from "@volpe/contract";

/** Keys in the order in which an address carries them, so that one profile has one address. */
const KEYS = ["destinazione", "consumo", "potenza", "residente", "provincia", "pagina"] as const;

/** The search part of an address ("?consumo=2700", or "") that carries a visitor's profile. */
export function toProfileSearch(query: OfferQuery): string {
  const search = new URLSearchParams();
  for (const key of KEYS) {
    const value = query[key];
    if (value === undefined || (key === "pagina" && value === 1)) continue;
    search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : "";
}

/** The address of another page of the same list. */
export function toPageHref(path: string, query: OfferQuery, page: number): string {
  return path + toProfileSearch({ ...query, pagina: page });
}

/** The address of the same list with the names of all offers that are not ranked. */
export function toExcludedHref(path: string, query: OfferQuery): string {
  const search = toProfileSearch(query);
  return `${path}${search === "" ? "?" : `${search}&`}escluse=tutte#escluse`;
}

/** An item's address for the same profile: it has no pages and its destination is in its path. */
export function toItemHref(path: string, query: OfferQuery): string {
  const { pagina: _page, destinazione: _destination, ...profile } = query;
  return path + toProfileSearch(profile);
}
