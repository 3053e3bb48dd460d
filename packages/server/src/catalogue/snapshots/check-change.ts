import { formatPercentageWithArticle } from "../../figures/italian-figures.ts";

const MAX_CHANGE = 0.3;

/**
 * Why a new snapshot must not replace the last one, in Italian; empty if it may. `previous` is the
 * count of the last real snapshot, null if there is none.
 */
export function checkChange(what: string, count: number, previous: number | null): string[] {
  if (previous === null || previous === 0) {
    return [];
  }
  const change = count - previous;
  if (Math.abs(change) <= MAX_CHANGE * previous) {
    return [];
  }
  const percent = (change / previous) * 100;
  return [
    `${what} sono ${count}, ${formatPercentageWithArticle(percent)} in ${change > 0 ? "più" : "meno"} rispetto alle ${previous} di prima (il limite è il 30%).`,
  ];
}
