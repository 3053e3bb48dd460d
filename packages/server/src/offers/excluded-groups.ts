import type { ExcludedGroup } from "@volpe/contract";
import type { ExcludedEntry } from "./ranking.ts";

/** How many reasons, and names under each, a list carries: the rest is asked for apart. */
const MAX_GROUPS = 10;
const MAX_NAMES = 20;

/** Excluded offers under their reason, the most frequent first, no more than a page can hold. */
export function toExcludedGroups(excluded: readonly ExcludedEntry[]): ExcludedGroup[] {
  return [...Map.groupBy(excluded, ({ reason }) => reason)]
    .map(([reason, offers]) => ({
      reason,
      count: offers.length,
      offers: offers
        .slice(0, MAX_NAMES)
        .map(({ entry: { offer, supplier } }) => ({ name: offer.name, supplier: supplier.name })),
    }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_GROUPS);
}
