import { type EnergyTipology, type OfferList, PAGE_ENTRIES, TIPOLOGY_LISTS } from "@volpe/contract";
import { toBreadcrumbs, toItemList } from "../../structured-data/linked-data.ts";

/** The page's offers, and where the list stands in the site. */
export function structuredData(
  { tipology, list }: { tipology: EnergyTipology; list: OfferList },
  origin: string,
): object[] {
  const { label, path } = TIPOLOGY_LISTS[tipology];
  return [
    toBreadcrumbs(origin, [
      ["Offerte", "/offerte"],
      [label, path],
    ]),
    toItemList(origin, list.offers, {
      name: `Offerte ${tipology} per spesa annua`,
      first: (list.page - 1) * PAGE_ENTRIES + 1,
    }),
  ];
}
