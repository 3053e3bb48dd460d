import type { CatalogueState, OfferSheet, SupplyProfile } from "@volpe/contract";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { toDiscountLines } from "./discount-words.ts";
import { isOnSale } from "./eligibility.ts";
import { toOfferResult } from "./offer-result.ts";
import type { Ranking } from "./ranking.ts";
import { toRomeDay } from "./rome-time.ts";
import { toConditionLines, toOptionLines, toPriceLines } from "./sheet-lines.ts";

/** The whole sheet of an offer, with its spend among the offers of the same ranking. */
export function toOfferSheet(
  entry: CatalogueEntry,
  {
    ranking,
    profile,
    catalogue,
    nowMs,
    isClosed,
  }: {
    ranking: Ranking;
    profile: SupplyProfile;
    catalogue: CatalogueState;
    nowMs: number;
    /** True for an offer that is no longer in the data. */
    isClosed: boolean;
  },
): OfferSheet {
  const { offer, supplier } = entry;
  return {
    catalogue,
    profile,
    slug: entry.slug,
    path: entry.path,
    name: offer.name,
    code: offer.code,
    description: offer.description,
    supplier: {
      ...supplier,
      vatNumber: offer.supplierVatNumber,
      website: offer.website,
      phone: offer.phone,
    },
    offerUrl: offer.offerUrl,
    tipology: entry.tipology,
    destination: entry.destination,
    pricing: entry.pricing,
    durationMonths: offer.durationMonths,
    green: entry.green,
    validFrom: toRomeDay(offer.validFromMs),
    validTo: toRomeDay(offer.validToMs),
    current: !isClosed && isOnSale(offer, nowMs),
    prices: toPriceLines(offer),
    discounts: toDiscountLines(offer),
    options: toOptionLines(offer),
    conditions: toConditionLines(offer),
    outcome: isClosed
      ? { status: "excluded", reason: "Non è più tra le offerte pubblicate" }
      : toOutcome(entry, ranking),
    medianSpendEur: toCents(ranking.medianSpendEur),
  };
}

export function toCents(eur: number | null): number | null {
  return eur === null ? null : Math.round(eur * 100) / 100;
}

function toOutcome(entry: CatalogueEntry, ranking: Ranking): OfferSheet["outcome"] {
  const ranked = ranking.ranked.find((candidate) => candidate.entry === entry);
  if (ranked !== undefined) {
    return { status: "computed", result: toOfferResult(ranked, ranking) };
  }
  const excluded = ranking.excluded.find(({ slug }) => slug === entry.slug);
  return {
    status: "excluded",
    reason: excluded?.reason ?? "Non è rivolta a questo tipo di cliente",
  };
}
