import { cutLists } from "./list-cookies.ts";

/** The viewed items, their labels by position, and the brands; newest first. */
export type Viewed = { items: string[]; brands: string[]; labels: string[] };

export type ViewedItem = { slug: string; brand: string; label: string };

/** The lists after an item was viewed: it moves to the front and is listed once. */
export function toViewed(before: Viewed, { slug, brand, label }: ViewedItem): Viewed {
  const labelOf = new Map(before.items.map((item, index) => [item, before.labels[index] ?? ""]));
  labelOf.delete(slug);
  return cutLists({
    items: [slug, ...labelOf.keys()],
    labels: [label, ...labelOf.values()],
    // The specification's rule "trimmed to 16 once it exceeds 10" cuts nothing before the 17th.
    brands: [...new Set([brand, ...before.brands])],
  });
}

/** The lists without an item. Its brand stays, because other items may share it. */
export function withoutViewed({ items, labels, brands }: Viewed, slug: string): Viewed {
  return {
    items: items.filter((item) => item !== slug),
    labels: labels.filter((_, index) => items[index] !== slug),
    brands,
  };
}
