import { type ProductList, type ProductTipology, TIPOLOGY_LISTS } from "@volpe/contract";
import { toBreadcrumbs, toItemList } from "../../structured-data/linked-data.ts";

/** The page's entries, and where the list stands in the site. */
export function structuredData({ list }: { list: ProductList }, origin: string): object[] {
  const trail = toTrail(list.tipology);
  const { label } = TIPOLOGY_LISTS[list.tipology];
  const items = toItemList(origin, list.items, { name: label });
  return trail.length > 1 ? [toBreadcrumbs(origin, trail), items] : [items];
}

/**
 * The breadcrumb trail down to the list. It begins with «Offerte» only for lists below that page.
 */
export function toTrail(tipology: ProductTipology): (readonly [name: string, path: string])[] {
  const { label, path } = TIPOLOGY_LISTS[tipology];
  return path.startsWith("/offerte/")
    ? [
        ["Offerte", "/offerte"],
        [label, path],
      ]
    : [[label, path]];
}
