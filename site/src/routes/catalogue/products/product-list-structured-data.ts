import { type ProductList, TIPOLOGY_LISTS } from "@volpe/contract";
import { toBreadcrumbs, toItemList } from "../../structured-data/linked-data.ts";

/** The page's entries, and where the list stands in the site. */
export function structuredData({ list }: { list: ProductList }, origin: string): object[] {
  const { label, path } = TIPOLOGY_LISTS[list.tipology];
  const items = toItemList(origin, list.items, { name: label });
  // A list has no visible trail. Only one whose address is below «Offerte» stands there.
  return path.startsWith("/offerte/")
    ? [
        toBreadcrumbs(origin, [
          ["Offerte", "/offerte"],
          [label, path],
        ]),
        items,
      ]
    : [items];
}
