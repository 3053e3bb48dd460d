/** What of an address tells the visitor's supply, in the order in which a link carries it. */
const SUPPLY_KEYS = [
  "consumo",
  "potenza",
  "residente",
  "provincia",
  "comune",
  "fasce",
  "variazione",
  "indice",
] as const;

/**
 * The search part of an item's address ("?consumo=2700", or "") for the supply of a list's: an item
 * has no pages, and its destination is in its path.
 */
export function toSupplySearch(search: URLSearchParams): string {
  const supply = new URLSearchParams();
  for (const key of SUPPLY_KEYS) {
    const value = search.get(key);
    if (value) supply.set(key, value);
  }
  const text = supply.toString();
  return text === "" ? "" : `?${text}`;
}

/** The address of the ranked list that an item stands in, for the same supply. */
export function toListHref(
  { tipology, destination }: { tipology: string; destination: string },
  search: URLSearchParams,
): string {
  const path = `/offerte/${tipology}`;
  const supply = toSupplySearch(search);
  return destination === "aziende"
    ? `${path}?destinazione=aziende${supply.replace("?", "&")}`
    : path + supply;
}
