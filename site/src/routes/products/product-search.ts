import type { ProductTipology } from "@volpe/contract";

/** What of an address an item's page reads too: on what its figure is reckoned. */
const USE_KEYS: Record<ProductTipology, readonly string[]> = {
  noleggio: ["destinazione", "durata", "km", "anticipo"],
  pos: ["incasso", "scontrino"],
  internet: [],
};

/** The search part of an item's address ("?durata=36", or "") for the use of a list's. */
export function toUseSearch(tipology: ProductTipology, search: URLSearchParams): string {
  const use = new URLSearchParams();
  for (const key of USE_KEYS[tipology]) {
    const value = search.get(key);
    if (value) use.set(key, value);
  }
  const text = use.toString();
  return text === "" ? "" : `?${text}`;
}
