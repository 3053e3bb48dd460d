import type { ExcludedOffer, SupplyProfile } from "@volpe/contract";
import { annualSpend } from "../spend/annual-spend.ts";
import type { FullSpendParts } from "../spend/full-spend-parts.ts";
import type { SpendContext } from "../spend/spend-context.ts";
import { toSpendProfile } from "../spend/spend-profile.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { findIneligibility, isForDestination } from "./eligibility.ts";
import { toPlace } from "./zone.ts";

export type RankedOffer = {
  entry: CatalogueEntry;
  parts: FullSpendParts;
  estimate: readonly string[];
};

/** All offers of a profile: the ranked by annual spend, and the others with why. */
export type Ranking = {
  profile: SupplyProfile;
  ranked: readonly RankedOffer[];
  excluded: readonly (ExcludedOffer & { slug: string })[];
  /** € a year at full precision; null when nothing is ranked. */
  medianSpendEur: number | null;
  /** Of the ranked offers' fixed fees; null when none is known. */
  medianFixedFeeEur: number | null;
};

/**
 * Ranks the offers of one tipology for a profile: cheapest first, ties by name and then code, so
 * that the same question always has the same answer.
 */
export function rankOffers(
  entries: readonly CatalogueEntry[],
  profile: SupplyProfile,
  { context, nowMs }: { context: SpendContext; nowMs: number },
): Ranking {
  const spendProfile = toSpendProfile(profile, context);
  const moment = { nowMs, place: profile.province === null ? null : toPlace(profile.province) };
  const ranked: RankedOffer[] = [];
  const excluded: (ExcludedOffer & { slug: string })[] = [];
  for (const entry of entries) {
    const { offer } = entry;
    if (!isForDestination(offer, profile)) {
      continue;
    }
    const obstacle = findIneligibility(offer, profile, moment) ?? entry.setAsideReason;
    const outcome =
      obstacle === null
        ? annualSpend(entry.prepared, spendProfile)
        : { status: "excluded" as const, reason: obstacle };
    if (outcome.status === "computed") {
      ranked.push({ entry, parts: outcome.parts, estimate: outcome.estimate });
    } else {
      excluded.push({
        name: offer.name,
        supplier: entry.supplier.name,
        code: offer.code,
        reason: outcome.reason,
        slug: entry.slug,
      });
    }
  }
  ranked.sort(
    (a, b) =>
      Math.round(a.parts.total * 100) - Math.round(b.parts.total * 100) ||
      compare(a.entry.offer.name, b.entry.offer.name) ||
      compare(a.entry.offer.code, b.entry.offer.code),
  );
  excluded.sort((a, b) => compare(a.name, b.name) || compare(a.code, b.code));
  const fees = ranked.flatMap(({ entry: { fixedFeeEur } }) =>
    fixedFeeEur === null ? [] : [fixedFeeEur],
  );
  return {
    profile,
    ranked,
    excluded,
    medianSpendEur: medianOf(ranked.map(({ parts }) => parts.total)),
    medianFixedFeeEur: medianOf(fees.sort((a, b) => a - b)),
  };
}

/** Of figures already in order; null of none. */
function medianOf(sorted: readonly number[]): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

// Code points, not a locale: the order must be the same on every machine.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
