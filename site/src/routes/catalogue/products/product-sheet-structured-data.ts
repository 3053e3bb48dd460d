import type { ProductSheet } from "@volpe/contract";
import { toBreadcrumbs, toProduct } from "../../structured-data/linked-data.ts";
import { toTrail } from "./product-list-structured-data.ts";
import { PRODUCT_TYPOLOGIES } from "./product-typologies.ts";

/**
 * The car, terminal or line with its figure as the price of one month, or of a line's 24 months.
 */
export function structuredData({ sheet }: { sheet: ProductSheet }, origin: string): object[] {
  const { name, path, brand, figurePer } = sheet;
  return [
    toBreadcrumbs(origin, [...toTrail(sheet.tipology), [name, path]]),
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
