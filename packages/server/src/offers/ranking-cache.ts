import type { SupplyProfile } from "@volpe/contract";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import type { Ranking } from "./ranking.ts";

/** The last rankings, kept as long as nothing in them can have changed. */
export type RankingCache = {
  get(
    profile: SupplyProfile,
    nowMs: number,
    entries: readonly CatalogueEntry[],
    rank: () => Ranking,
  ): Ranking;
  clear(): void;
};

const MAX_RANKINGS = 16;

/** A ranking holds until an offer of it begins or ends. */
export function createRankingCache(): RankingCache {
  const rankings = new Map<string, { ranking: Ranking; fromMs: number; untilMs: number }>();
  return {
    clear: () => rankings.clear(),
    get(profile, nowMs, entries, rank) {
      const key = JSON.stringify(profile);
      const known = rankings.get(key);
      rankings.delete(key);
      const isFresh = known !== undefined && nowMs >= known.fromMs && nowMs < known.untilMs;
      const kept = isFresh
        ? known
        : { ranking: rank(), fromMs: nowMs, untilMs: nextChange(entries, nowMs) };
      // The most recently used come last, the first goes.
      rankings.set(key, kept);
      if (rankings.size > MAX_RANKINGS) {
        const [oldest] = rankings.keys();
        rankings.delete(oldest ?? "");
      }
      return kept.ranking;
    },
  };
}

function nextChange(entries: readonly CatalogueEntry[], nowMs: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { offer } of entries) {
    if (offer.validFromMs > nowMs) {
      next = Math.min(next, offer.validFromMs);
    } else if (offer.validToMs >= nowMs) {
      next = Math.min(next, offer.validToMs + 1);
    }
  }
  return next;
}
