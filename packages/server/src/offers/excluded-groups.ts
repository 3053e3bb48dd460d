import type { ExcludedGroup, ExcludedOffer } from "@volpe/contract";

/** How many reasons, and names under each, a list carries: the rest is asked for apart. */
const MAX_GROUPS = 10;
const MAX_NAMES = 20;

/** Excluded offers under their reason, the most frequent first, no more than a page can hold. */
export function toExcludedGroups(excluded: readonly ExcludedOffer[]): ExcludedGroup[] {
  return [...Map.groupBy(excluded, ({ reason }) => reason)]
    .map(([reason, offers]) => ({
      reason,
      count: offers.length,
      offers: offers.slice(0, MAX_NAMES).map(({ name, supplier }) => ({ name, supplier })),
    }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_GROUPS);
}
