import type { OfferResult } from "@volpe/contract";
import { toWireParts } from "../spend/full-spend-parts.ts";
import { toConditionalDiscounts } from "./discount-words.ts";
import { explainPosition } from "./offer-why.ts";
import type { RankedOffer, Ranking } from "./ranking.ts";

/** A ranked offer as a card shows it. */
export function toOfferResult(ranked: RankedOffer, ranking: Ranking): OfferResult {
  const { entry, parts, estimate } = ranked;
  const { offer, slug, path, supplier, tipology, destination, pricing, green } = entry;
  return {
    slug,
    path,
    name: offer.name,
    code: offer.code,
    supplier,
    tipology,
    destination,
    pricing,
    durationMonths: offer.durationMonths,
    green,
    spend: toWireParts(parts),
    unitCostEur: toMicro(parts.total / ranking.profile.annualConsumption),
    estimate: [...estimate],
    conditionalDiscounts: toConditionalDiscounts(offer),
    why: explainPosition(ranked, ranking),
  };
}

/** A unit cost keeps six decimals, as the open data's prices do. */
function toMicro(eur: number): number {
  return Math.round(eur * 1e6) / 1e6;
}
