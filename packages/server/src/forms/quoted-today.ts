import { isProductTipology, type QuotedOffer, type RateView } from "@volpe/contract";
import { takeOffer } from "../contracts/offer/take-offer.ts";
import { CONTRACT_SWITCHES } from "../contracts/rules/contract-switches.ts";
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
  const outcome = catalogue.sheet(offer.slug, search)?.outcome;
  return outcome?.status === "computed" ? toCents(outcome.result.spend.total) : null;
}

/** The offers of a quote that are on sale today and that their carts do not take orders for. */
export async function listNotOrderable(
  services: Sold & Pick<Services, "config" | "db">,
  { offers, query }: Pick<RateView, "offers" | "query">,
): Promise<RateView["notOrderable"]> {
  const found: RateView["notOrderable"] = [];
  for (const { slug } of offers.filter((offer) => isOnSaleToday(services, offer))) {
    const wanted = { slug, per: query, regime: null };
    const taken = await takeOffer({ ...services, switches: CONTRACT_SWITCHES }, wanted);
    const way = taken?.way.kind;
    if (way === "hand-over" || way === "ended") {
      found.push({ slug, way });
    }
  }
  return found;
}
