import type { BreakEven, OfferResult } from "@volpe/contract";
import { findBreakEvenIndex } from "../spend/break-even-index.ts";
import { toWireParts } from "../spend/full-spend-parts.ts";
import { toConditionalDiscounts } from "./discount-words.ts";
import { explainPosition } from "./offer-why.ts";
import type { RankedOffer, Ranking } from "./ranking.ts";
import { toUnitPrice } from "./unit-sale.ts";

/** A ranked offer as a card shows it. */
export function toOfferResult(ranked: RankedOffer, ranking: Ranking): OfferResult {
  const { entry, position } = ranked;
  const { parts, estimate } = ranking.spendOf(ranked);
  const fixedEur = ranking.fixedParts[position] ?? 0;
  const { offer, slug, path, supplier, tipology, destination, pricing, green } = entry;
  const breakEven = findBreakEven(ranked, ranking);
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
    unitPriceEur: toMicro(toUnitPrice(parts.sale, fixedEur, ranking.spendProfile)),
    fixedFeeEur: Math.round(fixedEur * 100) / 100,
    ...(breakEven === null ? {} : { breakEven }),
    conditionalDiscounts: toConditionalDiscounts(offer),
    why: explainPosition(ranked, ranking, parts),
  };
}

/** Against the cheapest fixed one of the same ranking; null where either is missing. */
export function findBreakEven(
  { entry }: RankedOffer,
  { byPricing, spendProfile, totals }: Ranking,
): BreakEven | null {
  const fixed = byPricing.fixed.cheapest;
  if (entry.pricing === "fixed" || fixed === null) {
    return null;
  }
  const found = findBreakEvenIndex(entry.indexLine(), spendProfile, totals[fixed.position] ?? 0);
  return found?.status === "below" ? { status: "below", indexEur: toMicro(found.index) } : found;
}

/** A unit cost keeps six decimals, as the open data's prices do. */
function toMicro(eur: number): number {
  return Math.round(eur * 1e6) / 1e6;
}
