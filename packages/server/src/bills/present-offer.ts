import type { BillField, BillSupply, OfferResult } from "@volpe/contract";
import type { Catalogue } from "../catalogue/energy/catalogue.ts";
import { isSameSupplier } from "../text/same-supplier.ts";
import { findValue, type ReadSupply } from "./same-supply.ts";

/**
 * The reading with the present offer, if its code is in the catalogue, which confirms the code. If
 * the bill names another supplier, one of the two was misread: nothing of the offer is used, and
 * both values are to be confirmed.
 */
export function withPresentOffer(
  supply: ReadSupply,
  catalogue: Pick<Catalogue, "entries">,
): Omit<BillSupply, "group"> {
  const code = findValue(supply, "offerCode")?.toUpperCase();
  const entry =
    code === undefined
      ? undefined
      : catalogue
          .entries()
          .find((one) => one.tipology === supply.tipology && one.code.toUpperCase() === code);
  if (entry === undefined) {
    return { ...supply, offer: null };
  }
  const { slug, name, path, pricing } = entry;
  const found = { slug, code: entry.code, name, supplier: entry.supplier.name, path, pricing };
  if (!isSameSupplier(findValue(supply, "supplier") ?? "", found.supplier)) {
    return {
      ...supply,
      fields: supply.fields.map((field) =>
        field.name === "offerCode" || field.name === "supplier"
          ? { ...field, confidence: "doubtful" }
          : field,
      ),
      offer: null,
      doubtfulOffer: found,
    };
  }
  return {
    ...supply,
    fields: supply.fields.map((field) => withCatalogue(field, pricing)),
    offer: found,
  };
}

/**
 * The reading with the code that the person typed, which blanks and small letters do not change. An
 * empty text removes the code; undefined leaves it as it was read.
 */
export function withOfferCode(supply: ReadSupply, typed: string | undefined): ReadSupply {
  const code = typed?.replaceAll(/\s/g, "").toUpperCase();
  if (code === undefined || code === findValue(supply, "offerCode")?.toUpperCase()) {
    return supply;
  }
  const others = supply.fields.filter(({ name }) => name !== "offerCode");
  const field: BillField = {
    ...{ name: "offerCode", value: code, unit: "", text: "", page: 0 },
    confidence: "sure",
  };
  return { ...supply, fields: code === "" ? others : [...others, field] };
}

/** The catalogue confirms the code, and confirms or contradicts the kind of price. */
function withCatalogue(field: BillField, pricing: OfferResult["pricing"]): BillField {
  switch (field.name) {
    case "offerCode":
      return { ...field, confidence: "sure" };
    case "pricing":
      return { ...field, confidence: field.value === pricing ? "sure" : "doubtful" };
    default:
      return field;
  }
}
