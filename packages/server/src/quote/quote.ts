import type { OfferResult, Rate, SavingReference, SupplyProfile } from "@volpe/contract";
import { toDecimal } from "../figures/italian-figures.ts";
import { toCents } from "../figures/round.ts";
import { describeReference, listAssumptions } from "./assumptions.ts";

export const OFFERS_IN_A_QUOTE = 3;

export type QuoteRequest = {
  profile: SupplyProfile;
  /** Present spend, € a year with taxes; null = not known. */
  presentSpendEur: number | null;
  /**
   * Its sale part from a bill, € a year before VAT; null = not known. It is more exact than the
   * spend.
   */
  presentSaleEur: number | null;
  /** Why the given figures are a *stima*, Italian sentences. */
  estimates: readonly string[];
  /** Only the reasons that affect every offer's spend: consumption and power. */
  supplyEstimates: readonly string[];
  /** Slug of an offer to show first; "" = none. */
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
  /** The supply as query parameters of the offers' paths. */
  query: string;
  assumptions: string[];
  /** The cheapest offer, which determines saving and price. */
  best: OfferResult;
  /** True if a figure behind the saving is a *stima*. */
  isEstimate: boolean;
  /** Rank of the opening's offer, from 1; null = none was given or it does not rank. */
  opening: { offer: OfferResult; position: number; ranked: number } | null;
};

/**
 * Returns the three best offers and the saving a year against the present contract or, if its spend
 * is unknown, against the median offer; never a mix of the two. Null if no offer ranks.
 *
 * @example
 * makeQuote({ profile, presentSpendEur: 1100, presentSaleEur: null, … }, catalogue.best)?.gainEur;
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

// Network, charges and excise are the same for every seller. If the sale part of the bill is known,
// the rest is taken from the best offer, with VAT in the same proportion. The saving is then the
// difference of the sale parts, with VAT, relative to the whole bill.
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

/** The supply as query parameters of a list's or item's address (contract's `OfferQuery`). */
export function toOfferQuery(profile: SupplyProfile): string {
  const query = new URLSearchParams();
  if (profile.destination === "aziende") {
    query.set("destinazione", profile.destination);
  }
  query.set("consumo", String(profile.annualConsumption));
  if (profile.capacityKw !== null) {
    query.set("potenza", String(profile.capacityKw));
    query.set("residente", profile.resident ? "si" : "no");
  }
  if (profile.province !== null) {
    query.set("provincia", profile.province);
  }
  return query.toString();
}
