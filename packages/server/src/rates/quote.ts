import type { OfferResult, Rate, SavingReference, SupplyProfile } from "@volpe/contract";
import { describeReference, listAssumptions } from "./assumptions.ts";
import { toDecimal } from "./italian-figures.ts";
import { toOfferQuery } from "./to-offer-query.ts";

export const OFFERS_IN_A_QUOTE = 3;

export type QuoteRequest = {
  profile: SupplyProfile;
  /** What the person pays now, € a year, taxes included; null = not known. */
  presentSpendEur: number | null;
  /** The sale part of it, € a year before VAT, where a bill gave it: the more exact of the two. */
  presentSaleEur: number | null;
  /** Why the given figures are a *stima*, Italian sentences. */
  estimates: readonly string[];
  /** Those of them on which every offer's spend rests: consumption and power. */
  supplyEstimates: readonly string[];
  /** Slug of an offer to be put first among what is compared; "" = none. */
  openingOffer: string;
};

export type BestOffers = (
  profile: SupplyProfile,
  count: number,
) => { offers: OfferResult[]; medianSpendEur: number | null };

export type Quote = {
  offers: OfferResult[];
  figures: Pick<Rate, "total" | "gain" | "percent" | "price">;
  gainEur: number;
  reference: SavingReference;
  referenceSpendEur: number;
  referenceLabel: string;
  /** The supply as a query of the offers' paths. */
  query: string;
  assumptions: string[];
  /** The cheapest offer, from which saving and price are taken. */
  best: OfferResult;
  /** The saving rests on a figure that is a *stima*. */
  isEstimate: boolean;
  /** Where the opening's offer ranks, from 1; null = none asked for, or not ranked. */
  opening: { offer: OfferResult; position: number; ranked: number } | null;
};

/**
 * The three best offers and the saving a year against the present contract or, where the present
 * spend is not known, against the median offer. The two are never mixed. Null = no offer ranks.
 */
export function makeQuote(request: QuoteRequest, bestOffers: BestOffers): Quote | null {
  const wanted = request.openingOffer === "" ? OFFERS_IN_A_QUOTE : Number.MAX_SAFE_INTEGER;
  const { offers: found, medianSpendEur } = bestOffers(request.profile, wanted);
  const ranked = found.map((offer) => ({
    ...offer,
    estimate: [...request.supplyEstimates, ...offer.estimate],
  }));
  const [best] = ranked;
  if (best === undefined) {
    return null;
  }
  const present = toPresentSpend(request, best);
  const reference: SavingReference = present === null ? "median-offer" : "present-contract";
  const referenceSpendEur = toCents(present ?? medianSpendEur ?? best.spend.total);
  const gainEur = toCents(referenceSpendEur - best.spend.total);
  const index = ranked.findIndex(({ slug }) => slug === request.openingOffer);
  const opened = ranked[index];
  const others = ranked.filter((offer) => offer !== opened);
  const offers = (opened === undefined ? ranked : [opened, ...others]).slice(0, OFFERS_IN_A_QUOTE);
  return {
    offers,
    best,
    query: toOfferQuery(request.profile),
    figures: {
      total: present === null ? "" : toDecimal(referenceSpendEur),
      gain: toDecimal(gainEur),
      percent: toDecimal((gainEur / referenceSpendEur) * 100),
      price: toDecimal(
        (best.spend.sale - best.spend.discounts) / request.profile.annualConsumption,
        6,
      ),
    },
    gainEur,
    reference,
    referenceSpendEur,
    referenceLabel: describeReference(reference),
    isEstimate: request.estimates.length > 0 || best.estimate.length > 0,
    assumptions: listAssumptions({ request, reference, offers }),
    opening:
      opened === undefined ? null : { offer: opened, position: index + 1, ranked: ranked.length },
  };
}

// Network, charges and excise are the same whoever sells: with the sale part of the bill the rest
// is the best offer's, and so is the VAT in proportion. The saving is then the one of the sale
// parts, with VAT, over the whole bill.
function toPresentSpend(request: QuoteRequest, best: OfferResult): number | null {
  if (request.presentSaleEur === null) {
    return request.presentSpendEur;
  }
  const { sale, discounts, network, charges, taxes, vat } = best.spend;
  const regulated = network + charges + taxes;
  const taxable = sale - discounts + regulated;
  return taxable <= 0
    ? request.presentSpendEur
    : (request.presentSaleEur + regulated) * (1 + vat / taxable);
}

function toCents(value: number): number {
  return Math.round(value * 100) / 100;
}
