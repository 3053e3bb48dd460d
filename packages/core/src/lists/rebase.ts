import { BRANDS_KEPT, COOKIES, FAVOURITES_MAX, RECENT_ITEMS_MAX } from "@volpe/contract";
import { toFitting } from "./list-cookies.ts";
import type { Viewed } from "./viewed.ts";

/** One list three times: as it was sent, as it is by now, and as the account has it. */
type Versions<T> = { sent: T; now: T; answer: T };

/** The account's list with what was done here since it was sent: added, moved to the front, removed. */
export function rebase({ sent, now, answer }: Versions<readonly string[]>): string[] {
  const fresh = now.slice(0, now.length - countUnmoved(sent, now));
  const removed = sent.filter((entry) => !now.includes(entry));
  return [
    ...fresh,
    ...answer.filter((entry) => !fresh.includes(entry) && !removed.includes(entry)),
  ];
}

/** How many at the end of `now` stand in the order in which they were sent. */
function countUnmoved(sent: readonly string[], now: readonly string[]): number {
  let at = sent.length;
  let count = 0;
  for (const entry of now.toReversed()) {
    at = sent.slice(0, at).lastIndexOf(entry);
    if (at < 0) break;
    count += 1;
  }
  return count;
}

export function rebaseFavourites(versions: Versions<readonly string[]>): string[] {
  return toFitting(COOKIES.favourites, rebase(versions).slice(0, FAVOURITES_MAX));
}

export function rebaseViewed({ sent, now, answer }: Versions<Viewed>): Viewed {
  const labelOf = new Map([...toLabelled(answer), ...toLabelled(now)]);
  const wanted = rebase({ sent: sent.items, now: now.items, answer: answer.items });
  const items = toFitting(COOKIES.items, wanted.slice(0, RECENT_ITEMS_MAX));
  const labels = toFitting(
    COOKIES.labels,
    items.map((item) => labelOf.get(item) ?? ""),
  );
  const brands = rebase({ sent: sent.brands, now: now.brands, answer: answer.brands });
  return {
    items: items.slice(0, labels.length),
    labels,
    brands: toFitting(COOKIES.brands, brands.slice(0, BRANDS_KEPT)),
  };
}

function toLabelled({ items, labels }: Viewed): [string, string][] {
  return items
    .map((item, index): [string, string] => [item, labels[index] ?? ""])
    .filter(([, label]) => label !== "");
}
