import type { Destination, Regime } from "@volpe/contract";
import type { Services } from "../../services.ts";

/** The destination whose figures a buyer of each regime sees. */
const DESTINATIONS: Readonly<Record<Regime, Destination>> = {
  consumer: "privati",
  business: "aziende",
};

/**
 * The query with the buyer's own figures. Without a destination they are those of a private person.
 */
export function toBuyersQuery(asked: URLSearchParams, regime: Regime | null): URLSearchParams {
  const query = new URLSearchParams(asked);
  if (regime !== null && query.get("destinazione") !== DESTINATIONS[regime]) {
    query.delete("destinazione");
    if (regime === "business") query.set("destinazione", DESTINATIONS[regime]);
  }
  return query;
}

/** Whether private persons and businesses may both buy it, as most rentals. */
export function isSoldToBoth(
  products: Pick<Services["products"], "sheet">,
  slug: string,
  asked: URLSearchParams,
): boolean {
  return Object.values(DESTINATIONS).every((destination) => {
    const query = new URLSearchParams(asked);
    query.set("destinazione", destination);
    return products.sheet(slug, query)?.destination === destination;
  });
}
