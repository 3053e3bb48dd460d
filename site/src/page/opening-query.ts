import { ASSISTANT_PATH, LISTED_KIND_KEYS, OPENING_KEYS } from "@volpe/contract";

/** Some parameters of an address, in the order of the keys, as "durata=36&km=15000" or "". */
export function pickParameters(search: URLSearchParams, keys: readonly string[]): string {
  const picked = new URLSearchParams();
  for (const key of keys) {
    // A form sends each ticked box as a parameter of its own.
    const value = search.getAll(key).join();
    if (value) picked.set(key, value);
  }
  return picked.toString();
}

/**
 * The use in a list's or an item's address. The assistant opens with it, and favourites store it.
 */
export function toOpeningQuery(search: URLSearchParams): string {
  return pickParameters(search, OPENING_KEYS);
}

/** The use and the kind of items in a list's address, with which the assistant opens. */
export function toListedQuery(search: URLSearchParams): string {
  return pickParameters(search, [...OPENING_KEYS, ...LISTED_KIND_KEYS]);
}

/** The assistant's page for a typology, an offer and a use, as `readCalculatorOpening` reads it. */
export function toAssistantHref(opening: { type: string; offer?: string; query?: string }): string {
  const { type, offer, query = "" } = opening;
  const item = new URLSearchParams({ tipo: type, ...(offer !== undefined && { offerta: offer }) });
  return `${ASSISTANT_PATH}?${item}${query && `&${query}`}`;
}
