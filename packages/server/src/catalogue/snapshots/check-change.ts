import { formatShareWithArticle, formatWhole } from "../../figures/italian-figures.ts";

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
  const share = formatShareWithArticle(change / previous);
  // A change just above the limit would otherwise be written as the limit.
  const shown = share === formatShareWithArticle(MAX_CHANGE) ? `appena oltre ${share}` : share;
  const direction = change > 0 ? "più" : "meno";
  return [
    `${what} passano da ${formatWhole(previous)} a ${formatWhole(count)}, ${shown} in ${direction} (il limite è il 30%).`,
  ];
}
