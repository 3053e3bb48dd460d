import type { CatalogueState, OfferSheet, SupplyProfile } from "@volpe/contract";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { toDiscountLines } from "./discount-words.ts";
import { isOnSale } from "./eligibility.ts";
import { toOfferResult } from "./offer-result.ts";
import type { RankedOffer, Ranking } from "./ranking.ts";
import { toRomeDay } from "./rome-time.ts";
import { toConditionLines, toOptionLines, toPriceLines } from "./sheet-lines.ts";

const SIMILAR_OFFERS = 3;

/** The whole sheet of an offer, with its spend among the offers of the same ranking. */
export function toOfferSheet(
  entry: CatalogueEntry,
  {
    ranking,
    profile,
    catalogue,
    nowMs,
    isClosed,
    ignored,
  }: {
    ranking: Ranking;
    profile: SupplyProfile;
    catalogue: CatalogueState;
    nowMs: number;
    /** True for an offer that is no longer in the data. */
    isClosed: boolean;
    ignored: OfferSheet["ignored"];
  },
): OfferSheet {
  const { offer, supplier } = entry;
  const current = !isClosed && isOnSale(offer, nowMs);
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
    current,
    prices: toPriceLines(offer),
    discounts: toDiscountLines(offer),
    options: toOptionLines(offer),
    conditions: toConditionLines(offer),
    outcome: isClosed
      ? { status: "excluded", reason: "Non è più tra le offerte pubblicate" }
      : toOutcome(entry, ranking),
    medianSpendEur: toCents(ranking.medianSpendEur),
    similar: findSimilar(entry, ranking, current).map((other) => toOfferResult(other, ranking)),
    ignored,
  };
}

/** The cheapest others; in place of one that ended, those with the same kind of price first. */
function findSimilar(
  entry: CatalogueEntry,
  { ranked }: Ranking,
  current: boolean,
): readonly RankedOffer[] {
  const others = ranked.filter((other) => other.entry.slug !== entry.slug);
  const alike = current ? [] : others.filter((other) => other.entry.pricing === entry.pricing);
  return [
    ...new Set([...alike.slice(0, SIMILAR_OFFERS), ...others.slice(0, SIMILAR_OFFERS)]),
  ].slice(0, SIMILAR_OFFERS);
}

export function toCents(eur: number | null): number | null {
  return eur === null ? null : Math.round(eur * 100) / 100;
}

function toOutcome(entry: CatalogueEntry, ranking: Ranking): OfferSheet["outcome"] {
  const ranked = ranking.ranked.find((candidate) => candidate.entry === entry);
  if (ranked !== undefined) {
    return { status: "computed", result: toOfferResult(ranked, ranking) };
  }
  return { status: "excluded", reason: findExclusion(entry, ranking) };
}

/** Why an offer that does not rank is left out, in Italian. */
export function findExclusion(entry: CatalogueEntry, { excluded }: Ranking): string {
  const found = excluded.find((other) => other.entry.slug === entry.slug);
  return found?.reason ?? "Non è rivolta a questo tipo di cliente";
}
