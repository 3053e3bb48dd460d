import { type ProductSheet, TIPOLOGY_LISTS } from "@volpe/contract";
import { toBreadcrumbs, toProduct } from "../../structured-data/linked-data.ts";
import { PRODUCT_TYPOLOGIES } from "./product-typologies.ts";

/**
 * The car, terminal or line with its figure as the price of one month, or of a line's 24 months.
 */
export function structuredData({ sheet }: { sheet: ProductSheet }, origin: string): object[] {
  const { name, path, brand, figurePer } = sheet;
  const list = TIPOLOGY_LISTS[sheet.tipology];
  return [
    // The visible trail of `SheetLayout` has the same steps.
    toBreadcrumbs(origin, [
      ["Offerte", "/offerte"],
      [list.label, list.path],
      [name, path],
    ]),
    toProduct(origin, {
      name: name.startsWith(brand.name) ? name : `${brand.name} ${name}`,
      path,
      description: sheet.description,
      brand: brand.name,
      category: PRODUCT_TYPOLOGIES[sheet.tipology].category,
      code: null,
      picture: sheet.picture.path,
      seller: sheet.seller ?? brand.name,
      current: sheet.current,
      validTo: sheet.validTo,
      prices: [
        {
          name: sheet.figureNote,
          priceEur: sheet.figureEur,
          unitCode: "MON",
          units: figurePer === "month" ? 1 : 24,
          vat: sheet.destination === "privati",
        },
      ],
    }),
  ];
}
