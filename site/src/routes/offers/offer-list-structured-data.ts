import { type EnergyTipology, type OfferList, PAGE_ENTRIES } from "@volpe/contract";
import { toBreadcrumbs, toItemList } from "../structured-data/linked-data.ts";

const NAMES: Record<EnergyTipology, string> = { luce: "Luce", gas: "Gas" };

/** The offers of a page of the list, and where the list stands. */
export function structuredData(
  { tipology, list }: { tipology: EnergyTipology; list: OfferList },
  origin: string,
): object[] {
  const name = NAMES[tipology];
  return [
    toBreadcrumbs(origin, [
      ["Offerte", "/offerte"],
      [name, `/offerte/${tipology}`],
    ]),
    toItemList(origin, list.offers, {
      name: `Offerte ${tipology} per spesa annua`,
      first: (list.page - 1) * PAGE_ENTRIES + 1,
    }),
  ];
}
