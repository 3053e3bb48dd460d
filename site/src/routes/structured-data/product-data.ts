import type { ProductList, ProductSheet, ProductTipology } from "@volpe/contract";
import { toBreadcrumbs, toItemList, toProduct } from "./linked-data.ts";

/** Each list's name and address, and what its entries are. */
const LISTS: Record<ProductTipology, { name: string; path: string; category: string }> = {
  noleggio: { name: "Noleggio", path: "/noleggio", category: "Noleggio a lungo termine" },
  pos: { name: "POS", path: "/pos", category: "Terminale di pagamento" },
  internet: { name: "Internet", path: "/offerte/internet", category: "Linea internet" },
};

/** The trail above a list or a sheet; those outside of «Offerte» have an address of their own. */
function toTrail(tipology: ProductTipology): (readonly [string, string])[] {
  const { name, path } = LISTS[tipology];
  const isBelowOffers = path.startsWith("/offerte/");
  return isBelowOffers ? [["Offerte", "/offerte"] as const, [name, path] as const] : [[name, path]];
}

export function toListData(list: ProductList, origin: string): object[] {
  const trail = toTrail(list.tipology);
  const { name } = LISTS[list.tipology];
  const items = toItemList(origin, list.items, { name });
  return trail.length > 1 ? [toBreadcrumbs(origin, trail), items] : [items];
}

export function toSheetData(sheet: ProductSheet, origin: string): object[] {
  const { name, path, brand, figurePer } = sheet;
  return [
    toBreadcrumbs(origin, [...toTrail(sheet.tipology), [name, path]]),
    toProduct(origin, {
      name: name.startsWith(brand.name) ? name : `${brand.name} ${name}`,
      path,
      description: sheet.description,
      brand: brand.name,
      category: LISTS[sheet.tipology].category,
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
