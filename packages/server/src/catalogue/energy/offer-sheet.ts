import {
  type OfferResult,
  type OfferSheet,
  type SaleParts,
  type SupplyReason,
  toRomeDay,
} from "@volpe/contract";
import { roundToCents } from "../../figures/round.ts";
import { toPaymentMethods, toSupplyReasons } from "../../spend/energy-codes.ts";
import { joinDigits } from "../../text/join-digits.ts";
import { type CatalogueEntry, toOfferHead } from "./catalogue-entry.ts";
import { isOnSale } from "./eligibility.ts";
import type { AskedList } from "./offer-list.ts";
import { toOfferResult } from "./offer-result.ts";
import type { RankedOffer, Ranking } from "./ranking.ts";
import { toDispatching } from "./ranking-columns.ts";
import { toConditionLines, toDiscountLines, toOptionLines, toPriceLines } from "./sheet-lines.ts";
import { toPresentSpend } from "./spend-spread.ts";

const SIMILAR_OFFERS = 3;

/** A sheet without the seller's own documents, which are no part of a snapshot. */
export type CatalogueSheet = Omit<OfferSheet, "papers"> &
  Pick<CatalogueEntry, "offerDigest"> & {
    /** The reasons for which the offer can be ordered. */
    reasons: readonly SupplyReason[];
  };

/**
 * The whole sheet of an offer, with its spend and its position in the ranking. `isClosed` means
 * that the offer is no longer in the data.
 */
export function toOfferSheet(
  entry: CatalogueEntry,
  { ranking, query, state, now, ignored }: AskedList,
  { isClosed }: { isClosed: boolean },
): CatalogueSheet {
  const { offer, supplier } = entry;
  const current = !isClosed && isOnSale(offer, now.getTime());
  return {
    catalogue: state,
    profile: ranking.profile,
    ...toOfferHead(entry),
    description: offer.description,
    supplier: {
      ...supplier,
      vatNumber: offer.supplierVatNumber,
      website: offer.website,
      phone: offer.phone === null ? null : joinDigits(offer.phone),
    },
    offerUrl: offer.offerUrl,
    payments: toPaymentMethods(offer.payments),
    reasons: toSupplyReasons(offer.activationTypes),
    durationMonths: offer.durationMonths,
    validFrom: toRomeDay(offer.validFromMs),
    validTo: toRomeDay(offer.validToMs),
    changedDay: entry.changedDay,
    offerDigest: entry.offerDigest,
    current,
    prices: toPriceLines(offer),
    discounts: toDiscountLines(offer),
    options: toOptionLines(offer),
    conditions: toConditionLines(offer),
    ...(isClosed
      ? {
          outcome: { status: "excluded", reason: "Non è più tra le offerte pubblicate" },
          saleParts: null,
        }
      : toOutcome(entry, ranking)),
    medianSpendEur: roundToCents(ranking.medianSpendEur),
    presentSpend: toPresentSpend(query, ranking),
    similar: findSimilar(entry, ranking, current).map((other) => toOfferResult(other, ranking)),
    ignored,
  };
}

/** The cheapest other offers; for an ended offer those with the same kind of price come first. */
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

function toOutcome(
  entry: CatalogueEntry,
  ranking: Ranking,
): Pick<CatalogueSheet, "outcome" | "saleParts"> {
  const ranked = ranking.ranked.find((candidate) => candidate.entry === entry);
  if (ranked === undefined) {
    const reason = findExclusion(entry, ranking);
    return { outcome: { status: "excluded", reason }, saleParts: null };
  }
  const result = toOfferResult(ranked, ranking);
  return {
    outcome: { status: "computed", result },
    saleParts: toSaleParts(result, entry, ranking),
  };
}

/** Divides the sale to the cent; the energy gets the rounding difference. */
function toSaleParts(
  { spend, fixedFeeEur }: OfferResult,
  { prepared }: CatalogueEntry,
  { spendProfile }: Ranking,
): SaleParts {
  const fixed = fixedFeeEur ?? 0;
  const dispatching = roundToCents(toDispatching(prepared, spendProfile));
  return { energy: roundToCents(spend.sale - fixed - dispatching), fixed, dispatching };
}

/** Returns why an offer does not rank, in Italian. */
export function findExclusion(entry: CatalogueEntry, { excluded }: Ranking): string {
  const found = excluded.find((other) => other.entry.slug === entry.slug);
  return found?.reason ?? "Non è rivolta a questo tipo di cliente";
}
