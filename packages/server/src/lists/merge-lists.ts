import {
  BRANDS_KEPT,
  COOKIE_MAX_BYTES,
  COOKIES,
  FAVOURITES_MAX,
  RECENT_ITEMS_MAX,
} from "@volpe/contract";
import { mergeList } from "./merge-list.ts";

/** Newest first; `labels` stand beside `items`, place by place. */
export type BrowsingLists = {
  preferiti: string[];
  items: string[];
  labels: string[];
  brands: string[];
};

type Sides<Lists> = {
  base: Readonly<Lists>;
  theirs: Readonly<Lists>;
  ours: Readonly<Lists>;
};

type Viewed = Omit<BrowsingLists, "preferiti">;
type ViewedItem = { slug: string; label: string };

export function mergeFavourites({ base, theirs, ours }: Sides<Pick<BrowsingLists, "preferiti">>): {
  preferiti: string[];
} {
  return {
    preferiti: mergeList({
      base: base.preferiti,
      theirs: theirs.preferiti,
      ours: ours.preferiti,
      toKey: (slug) => slug,
      fits: (list) => list.length <= FAVOURITES_MAX && fitsCookie(COOKIES.favourites, list),
    }),
  };
}

export function mergeViewed({ base, theirs, ours }: Sides<Viewed>): Viewed {
  const items = mergeList({
    base: toViewedItems(base),
    theirs: toViewedItems(theirs),
    ours: toViewedItems(ours),
    toKey: ({ slug }) => slug,
    fits: (list) =>
      list.length <= RECENT_ITEMS_MAX &&
      fitsCookie(COOKIES.items, toSlugs(list)) &&
      fitsCookie(COOKIES.labels, toLabels(list)),
  });
  return {
    items: toSlugs(items),
    labels: toLabels(items),
    brands: mergeList({
      base: base.brands,
      theirs: theirs.brands,
      ours: ours.brands,
      toKey: (brand) => brand,
      // Trimmed to 16 once they exceed 10 (specification §9): never cut before 17.
      fits: (list) => list.length <= BRANDS_KEPT && fitsCookie(COOKIES.brands, list),
    }),
  };
}

const toSlugs = (list: readonly ViewedItem[]) => list.map(({ slug }) => slug);
const toLabels = (list: readonly ViewedItem[]) => list.map(({ label }) => label);

function toViewedItems({ items, labels }: Readonly<Viewed>): ViewedItem[] {
  return items.map((slug, index) => ({ slug, label: labels[index] ?? "" }));
}

// The visitor keeps these lists in cookies: what one has no room for would be missing from the next
// call and look like a removal. Some characters are counted for more than a cookie needs.
function fitsCookie(name: string, list: readonly string[]): boolean {
  return name.length + 1 + encodeURIComponent(JSON.stringify(list)).length < COOKIE_MAX_BYTES;
}
