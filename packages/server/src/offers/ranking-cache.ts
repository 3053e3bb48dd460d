import type { Ranking } from "./ranking.ts";

/** The last rankings; whoever holds them clears them when anything in them may have changed. */
export type RankingCache = {
  get(key: string, rank: () => Ranking): Ranking;
  clear(): void;
};

const MAX_RANKINGS = 16;

export function createRankingCache(): RankingCache {
  const rankings = new Map<string, Ranking>();
  return {
    clear: () => rankings.clear(),
    get(key, rank) {
      const ranking = rankings.get(key) ?? rank();
      // The most recently used come last, the first goes.
      rankings.delete(key);
      rankings.set(key, ranking);
      if (rankings.size > MAX_RANKINGS) {
        const [oldest] = rankings.keys();
        rankings.delete(oldest ?? "");
      }
      return ranking;
    },
  };
}
