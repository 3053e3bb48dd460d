import type {
  BillContract,
  OfferResult,
  OfferTerms,
  QuotedOffer,
  Rate,
  SavingReference,
  SheetLine,
  SupplyProfile,
  Tipology,
} from "@volpe/contract";
import { toDecimal } from "../figures/italian-figures.ts";
import { roundToCents } from "../figures/round.ts";
import { describeReference, listAssumptions, type PriceExpiry } from "./assumptions.ts";
import { toQuotedEnergy } from "./quoted-offer.ts";
import { toSupplyQuery, toSupplyUse } from "./supply-use.ts";

export const OFFERS_IN_A_QUOTE = 3;

export type QuoteRequest = {
  profile: SupplyProfile;
  /** Present spend, € a year with taxes; null = not known. */
  presentSpendEur: number | null;
  /**
   * The sale part of the present spend from a bill, € a year before VAT; null = not known. It is
   * more exact than the spend.
   */
  presentSaleEur: number | null;
  /**
   * The part of `presentSaleEur` that does not depend on the consumption; 0 if the bill does not
   * state it.
   */
  presentFixedEur: number;
  /**
   * What the present contract adds to the index, €/kWh or €/Smc before VAT; null or absent = its price
   * is fixed, or it is not known.
   */
  presentSpreadEur?: number | null;
  /** True if the present sale and spread lack electricity's dispatching. */
  isPresentDispatchingApart?: boolean;
  /** Why the given figures are a *stima*, Italian sentences. */
  estimates: readonly string[];
  /** Only the reasons that affect every offer's spend: consumption and power. */
  supplyEstimates: readonly string[];
  /** Absent = not known. */
  presentExpiry?: PriceExpiry | undefined;
  /** Slug of an offer to show first; "" = none. */
  openingOffer: string;
};

/** The offers of electricity and gas that are on sale. */
export type EnergyMarket = {
  best(
    profile: SupplyProfile,
    count: number,
  ): { offers: OfferResult[]; medianSpendEur: number | null };
  /** How an offer can be accepted; null unless it is on sale today. */
  terms(slug: string): OfferTerms | null;
  /**
   * The cost of a contract with these terms for the supply: € a year with taxes. Null if it has no
   * figure.
   */
  spendOf(profile: SupplyProfile, contract: BillContract): number | null;
  /** Day of the offers' snapshot, ISO date, and whether they are invented. */
  energyState(): { updatedAt: string | null; demonstration: boolean };
};

export type Quote = {
  tipology: Tipology;
  /** The cheapest first, then the one that the person started from if it ranks. */
  offers: QuotedOffer[];
  figures: Partial<Rate>;
  /** Null without a reference. */
  gainEur: number | null;
  reference: SavingReference;
  referenceSpendEur: number | null;
  /** Empty if there is no reference. */
  referenceLabel: string;
  /** The use of the figures, in words and as query parameters of the offers' paths. */
  use: SheetLine[];
  query: string;
  assumptions: string[];
  /** The cheapest offer, which determines saving and price. */
  best: QuotedOffer;
  /** True if the spend that the saving is measured against is a *stima*. */
  isReferenceEstimate: boolean;
  /** Rank of the opening's offer, from 1; null = none was given or it is not ranked. */
  opening: { offer: QuotedOffer; position: number; ranked: number } | null;
  /** Day of the offers' snapshot, ISO date; null = unknown. */
  dataDay: string | null;
  demonstration: boolean;
};

/**
 * Returns the three best offers and the saving a year against the present contract or, if its spend
 * is unknown or its price has ended, against the median offer; never a mix of the two. Null if no
 * offer ranks.
 *
 * @example
 * makeQuote({ profile, presentSpendEur: 1100, presentSaleEur: null, … }, catalogue)?.gainEur;
 */
export function makeQuote(given: QuoteRequest, market: EnergyMarket): Quote | null {
  const request = given.presentExpiry?.ended ? withoutPresent(given) : given;
  const { profile } = request;
  const wanted = request.openingOffer === "" ? OFFERS_IN_A_QUOTE : Number.MAX_SAFE_INTEGER;
  const { offers: found, medianSpendEur } = market.best(profile, wanted);
  const ranked = found.map((offer) => ({
    ...offer,
    estimate: [...request.supplyEstimates, ...offer.estimate],
  }));
  const [best] = ranked;
  if (best === undefined) {
    return null;
  }
  const { updatedAt, demonstration } = market.energyState();
  const toQuoted = (offer: OfferResult) =>
    toQuotedEnergy(offer, { terms: market.terms(offer.slug), demonstration });
  const present = toPresentTotal(request, best, market);
  const reference = present === null ? "median-offer" : "present-contract";
  const referenceSpendEur = roundToCents(present ?? medianSpendEur ?? best.spend.total);
  const gainEur = roundToCents(referenceSpendEur - best.spend.total);
  const index = ranked.findIndex(({ slug }) => slug === request.openingOffer);
  const opened = ranked[index];
  const others = ranked.filter((offer) => offer !== best && offer !== opened);
  const first = opened === undefined || opened === best ? [best] : [best, opened];
  const offers = [...first, ...others].slice(0, OFFERS_IN_A_QUOTE).map(toQuoted);
  const isReferenceEstimate = request.estimates.some(
    (reason) => !request.supplyEstimates.includes(reason),
  );
  return {
    tipology: profile.tipology,
    offers,
    best: toQuoted(best),
    use: toSupplyUse(profile),
    query: toSupplyQuery(profile, {
      isEstimate: request.supplyEstimates.length > 0,
      expiresOn: request.presentExpiry?.day ?? "",
    }),
    figures: {
      total: present === null ? "" : toDecimal(referenceSpendEur),
      gain: toDecimal(gainEur),
      percent: toDecimal((gainEur / referenceSpendEur) * 100),
      price: best.unitPriceEur == null ? "" : toDecimal(best.unitPriceEur, 6),
    },
    gainEur,
    reference,
    referenceSpendEur,
    referenceLabel: describeReference(reference),
    isReferenceEstimate,
    assumptions: listAssumptions({ request, reference, isReferenceEstimate, offers }),
    opening:
      opened === undefined
        ? null
        : { offer: toQuoted(opened), position: index + 1, ranked: ranked.length },
    dataDay: updatedAt,
    demonstration,
  };
}

function withoutPresent(request: QuoteRequest): QuoteRequest {
  const { supplyEstimates } = request;
  return { ...request, presentSpendEur: null, presentSaleEur: null, estimates: supplyEstimates };
}

// Network, charges and excise are the same for every seller. If the sale part of the bill is known,
// the contract is priced like an offer. If that gives no figure, the rest comes from the best
// offer, with VAT in the same proportion.
function toPresentTotal(
  request: QuoteRequest,
  best: OfferResult,
  { spendOf }: EnergyMarket,
): number | null {
  if (request.presentSaleEur === null) {
    return request.presentSpendEur;
  }
  const { profile, presentSaleEur, presentFixedEur, presentSpreadEur = null } = request;
  const meanEur = (presentSaleEur - presentFixedEur) / profile.annualConsumption;
  const priced = spendOf(profile, {
    pricing: presentSpreadEur === null ? "fixed" : "variable",
    unitPriceEur: presentSpreadEur ?? meanEur,
    fixedFeeEur: presentFixedEur,
    includesDispatching: request.isPresentDispatchingApart !== true,
  });
  if (priced !== null) {
    return priced;
  }
  const { sale, discounts, network, charges, taxes, vat } = best.spend;
  const regulated = network + charges + taxes;
  const taxable = sale - discounts + regulated;
  return taxable <= 0
    ? request.presentSpendEur
    : (request.presentSaleEur + regulated) * (1 + vat / taxable);
}
