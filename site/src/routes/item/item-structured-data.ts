import type { OfferSheet } from "@volpe/contract";
import { toBreadcrumbs, toProduct, type UnitPrice } from "../structured-data/linked-data.ts";

const NAMES: Record<OfferSheet["tipology"], string> = { luce: "Luce", gas: "Gas" };

/** Cubic metres in UN/CEFACT's words: a standard cubic metre has no code of its own. */
const UNIT_CODES: Record<OfferSheet["tipology"], string> = { luce: "KWH", gas: "MTQ" };

/** The offer with what it asks for a unit and for a year, without VAT. */
export function structuredData({ sheet }: { sheet: OfferSheet }, origin: string): object[] {
  const { name, path, supplier, tipology } = sheet;
  return [
    toBreadcrumbs(origin, [
      ["Offerte", "/offerte"],
      [NAMES[tipology], `/offerte/${tipology}`],
      [name, path],
    ]),
    toProduct(origin, {
      name,
      path,
      description: sheet.description.trim() || `${name} di ${supplier.name}`,
      brand: supplier.name,
      category: tipology === "luce" ? "Energia elettrica" : "Gas naturale",
      code: sheet.code,
      picture: null,
      seller: supplier.name,
      current: sheet.current,
      validTo: sheet.validTo,
      prices: toPrices(sheet),
    }),
  ];
}

function toPrices({ outcome, tipology }: OfferSheet): UnitPrice[] {
  if (outcome.status !== "computed") return [];
  const { unitPriceEur, fixedFeeEur } = outcome.result;
  return [
    ...(unitPriceEur == null
      ? []
      : [
          {
            name: "Prezzo di vendita",
            priceEur: unitPriceEur,
            unitCode: UNIT_CODES[tipology],
            vat: false,
          },
        ]),
    ...(fixedFeeEur == null
      ? []
      : [{ name: "Quota fissa di vendita", priceEur: fixedFeeEur, unitCode: "ANN", vat: false }]),
  ];
}
