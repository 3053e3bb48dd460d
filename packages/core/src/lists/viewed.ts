import { BRANDS_KEPT, BRANDS_TRIM_ABOVE, COOKIES, RECENT_ITEMS_MAX } from "@volpe/contract";
import { toFitting } from "./list-cookies.ts";

/** The viewed items, their labels side by side with them, and the brands; newest first. */
export type Viewed = { items: string[]; brands: string[]; labels: string[] };

export type ViewedItem = { slug: string; brand: string; label: string };

/** The lists after an item was viewed: it moves to the front, and nothing stands there twice. */
export function toViewed(before: Viewed, { slug, brand, label }: ViewedItem): Viewed {
  const others = before.items
    .map((item, index) => ({ item, label: before.labels[index] ?? "" }))
    .filter(({ item }, index, all) => {
      const first = all.findIndex((other) => other.item === item);
      return item !== slug && first === index;
    });
  const items = toFitting(
    COOKIES.items,
    [slug, ...others.map(({ item }) => item)].slice(0, RECENT_ITEMS_MAX),
  );
  const labels = toFitting(
    COOKIES.labels,
    [label, ...others.map((other) => other.label)].slice(0, items.length),
  );
  return {
    items: items.slice(0, labels.length),
    labels,
    brands: toFitting(COOKIES.brands, toBrands([...new Set([brand, ...before.brands])])),
  };
}

/** The lists without an item; its brand may be another one's too, so it stays. */
export function withoutViewed({ items, labels, brands }: Viewed, slug: string): Viewed {
  return {
    items: items.filter((item) => item !== slug),
    labels: labels.filter((_, index) => items[index] !== slug),
    brands,
  };
}

/** As specified: trimmed to 16 once it exceeds 10, so from 11 to 16 brands nothing is cut. */
function toBrands(brands: string[]): string[] {
  return brands.length > BRANDS_TRIM_ABOVE ? brands.slice(0, BRANDS_KEPT) : brands;
}
