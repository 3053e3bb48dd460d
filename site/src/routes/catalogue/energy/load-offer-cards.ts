type Cards = typeof import("./offer-cards.tsx");

let loaded: Cards | null = null;

/** Loads the cards' components. Loaders call it: the first page's cards need none. */
export async function prepareOfferCards(): Promise<void> {
  loaded ??= await import("./offer-cards.tsx");
}

/** Throws if `prepareOfferCards` did not run before. */
export function getOfferCards(): Cards {
  if (loaded === null) throw new Error("prepareOfferCards must run before cards are drawn");
  return loaded;
}
