import type { PlaceChoice, PlaceOffers } from "@volpe/contract";
import type { Services } from "../services.ts";
import { toPlaceOffers } from "./place-offers.ts";

/** All provinces, and the comuni asked for last. */
const MAX_KEPT = 300;

/**
 * What is valid in a place, reckoned once until something of it changes: a whole region is a dozen
 * rankings of each typology.
 */
export function createKeptPlaceOffers(
  services: Pick<Services, "catalogue" | "products">,
): (place: PlaceChoice) => PlaceOffers {
  const kept = new Map<string, PlaceOffers>();
  let version = "";
  return (place) => {
    const now = `${services.catalogue.version()} ${services.products.version()}`;
    if (now !== version) {
      kept.clear();
      version = now;
    }
    const key = place.comune ?? place.province;
    const offers = kept.get(key) ?? toPlaceOffers(services, place);
    kept.delete(key);
    kept.set(key, offers);
    if (kept.size > MAX_KEPT) {
      const [oldest] = kept.keys();
      kept.delete(oldest ?? "");
    }
    return offers;
  };
}
