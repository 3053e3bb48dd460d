import type { OfferQuery, PresentSpend, SpendSpread } from "@volpe/contract";
import { toCents } from "../../figures/round.ts";

/** Enough for a dot every few pixels on a phone, few enough for a page's text. */
const STEPS = 80;

/** Where sorted yearly spends lie; null if there are none. */
export function toSpendSpread(sorted: Float64Array): SpendSpread | null {
  const [min] = sorted;
  const max = sorted.at(-1);
  if (min === undefined || max === undefined) {
    return null;
  }
  const minEur = toCents(min);
  const maxEur = toCents(max);
  const steps = maxEur > minEur ? STEPS : 0;
  const counts = new Array<number>(steps + 1).fill(0);
  for (const total of sorted) {
    const step = steps === 0 ? 0 : Math.round(((total - min) / (max - min)) * steps);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return { minEur, maxEur, counts };
}

/** What the visitor spends today among sorted yearly spends; null if the query does not tell. */
export function toPresentSpend(
  { spesa, periodo }: Pick<OfferQuery, "spesa" | "periodo">,
  sorted: Float64Array,
): PresentSpend | null {
  if (spesa === undefined) {
    return null;
  }
  const eur = toCents(spesa * (periodo === "mese" ? 12 : 1));
  const firstDearer = sorted.findIndex((total) => toCents(total) >= eur);
  return { eur, cheaperTotal: firstDearer < 0 ? sorted.length : firstDearer };
}
