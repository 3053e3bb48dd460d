import type { OfferQuery, PresentSpend, SpendSpread } from "@volpe/contract";
import { roundToCents } from "../../figures/round.ts";
import type { Ranking } from "./ranking.ts";

/** Enough steps for a dot every few pixels on a phone, and few enough for a page's text. */
const STEPS = 80;

/** The distribution of sorted annual spends; null if there are none. */
export function toSpendSpread(sorted: Float64Array): SpendSpread | null {
  const [min] = sorted;
  const max = sorted.at(-1);
  if (min === undefined || max === undefined) {
    return null;
  }
  const minEur = roundToCents(min);
  const maxEur = roundToCents(max);
  const steps = maxEur > minEur ? STEPS : 0;
  const counts = new Array<number>(steps + 1).fill(0);
  for (const total of sorted) {
    const step = steps === 0 ? 0 : Math.round(((total - min) / (max - min)) * steps);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return { minEur, maxEur, counts };
}

/**
 * The position of the visitor's present spend among the ranked ones; null if the query gives none,
 * or an unlikely one that the visitor must confirm first.
 */
export function toPresentSpend(
  { spesa, spesaStima, periodo }: Pick<OfferQuery, "spesa" | "spesaStima" | "periodo">,
  { totals: sorted, profile }: Pick<Ranking, "totals" | "profile">,
  { isSpendSure = false } = {},
): PresentSpend | null {
  const isAsked = profile.meant?.spesa !== undefined && !isSpendSure;
  if (spesa === undefined || isAsked) {
    return null;
  }
  const eur = roundToCents(spesa * (periodo === "mese" ? 12 : 1));
  const firstDearer = sorted.findIndex((total) => roundToCents(total) >= eur);
  return {
    eur,
    cheaperTotal: firstDearer < 0 ? sorted.length : firstDearer,
    ...(spesaStima === spesa && { isEstimate: true as const }),
  };
}
