import { isProductTipology, type QuotedOffer } from "@volpe/contract";
import { parseOfferQuery } from "../catalogue/energy/energy-query.ts";
import { toCents } from "../figures/round.ts";
import type { Services } from "../services.ts";

type Sold = Pick<Services, "catalogue" | "products">;
type Quoted = Pick<QuotedOffer, "slug" | "tipology">;

/** Whether an offer of a quote can still be chosen today. */
export function isOnSaleToday({ catalogue, products }: Sold, { slug, tipology }: Quoted): boolean {
  return isProductTipology(tipology)
    ? products.findItem(slug)?.current === true
    : catalogue.terms(slug) !== null;
}

/** Today's figure of an offer for the use of a quote, in cents; null if it has none. */
export function findTodayCents(sold: Sold, offer: Quoted, query: string): number | null {
  if (!isOnSaleToday(sold, offer)) {
    return null;
  }
  const { catalogue, products } = sold;
  const search = new URLSearchParams(query);
  if (isProductTipology(offer.tipology)) {
    const sheet = products.sheet(offer.slug, search);
    // A sheet with a figure for another use lists an ignored parameter.
    return sheet === null || sheet.ignored.length > 0 ? null : toCents(sheet.figureEur);
  }
  const outcome = catalogue.sheet(offer.slug, parseOfferQuery(search).query)?.outcome;
  return outcome?.status === "computed" ? toCents(outcome.result.spend.total) : null;
}
