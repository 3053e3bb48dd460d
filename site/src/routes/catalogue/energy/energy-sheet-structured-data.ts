import { type OfferSheet, TIPOLOGY_LISTS, toPicture } from "@volpe/contract";
import { toBreadcrumbs, toProduct } from "../../structured-data/linked-data.ts";

/**
 * The offer without figures: the prices of a kWh and of the fixed fee are without taxes, and a
 * search result that showed one of them would present it as the offer's price.
 */
export function structuredData({ sheet }: { sheet: OfferSheet }, origin: string): object[] {
  const { name, path, supplier, tipology } = sheet;
  const list = TIPOLOGY_LISTS[tipology];
  return [
    toBreadcrumbs(origin, [
      ["Offerte", "/offerte"],
      [list.label, list.path],
      [name, path],
    ]),
    toProduct(origin, {
      name,
      path,
      description: sheet.description.trim() || `${name} di ${supplier.name}`,
      brand: supplier.name,
      category: tipology === "luce" ? "Energia elettrica" : "Gas naturale",
      code: sheet.code,
      picture: toPicture("tipology", tipology).path,
      seller: supplier.name,
      current: sheet.current,
      validTo: sheet.validTo,
      prices: [],
    }),
  ];
}
