import type { OfferQuery } from "@volpe/contract";
import type { RankedOffer, Ranking } from "./ranking.ts";
import { toSortedOrder } from "./sorted-order.ts";
import { toUnitPrice } from "./unit-sale.ts";

/** In the order asked for, the lowest first; ties keep the order of the ranking. */
export function sortOffers(
  offers: readonly RankedOffer[],
  { ordina = "spesa" }: OfferQuery,
  { spendProfile, sales, fixedParts }: Pick<Ranking, "spendProfile" | "sales" | "fixedParts">,
): readonly RankedOffer[] {
  if (ordina === "spesa") {
    return offers;
  }
  const keys = new Float64Array(offers.length);
  for (const [index, { position }] of offers.entries()) {
    const fixedEur = fixedParts[position] ?? 0;
    keys[index] =
      ordina === "fissa"
        ? Math.round(fixedEur * 100)
        : Math.round(toUnitPrice(sales[position] ?? 0, fixedEur, spendProfile) * 1e6);
  }
  const sorted: RankedOffer[] = [];
  for (const index of toSortedOrder(keys)) {
    const offer = offers[index];
    if (offer !== undefined) {
      sorted.push(offer);
    }
  }
  return sorted;
}
