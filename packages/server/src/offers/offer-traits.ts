import type { CatalogueEntry } from "./catalogue-entry.ts";
import type { SupplierDirectory } from "./supplier-directory.ts";

/** What filters read of an offer, as one number that lies beside its place in a ranking. */
export type OfferTraits = number;

const PRICING_CODES = { fixed: 0, variable: 1, mixed: 2 };
const GREEN = 4;
const CHANNELS_AT = 3;
const SUPPLIER_AT = 7;

export function toOfferTraits(
  {
    pricing,
    green,
    channelBits,
    supplier,
  }: Pick<CatalogueEntry, "pricing" | "green" | "channelBits" | "supplier">,
  { places }: SupplierDirectory,
): OfferTraits {
  return (
    PRICING_CODES[pricing] |
    (green ? GREEN : 0) |
    (channelBits << CHANNELS_AT) |
    ((places.get(supplier.slug) ?? 0) << SUPPLIER_AT)
  );
}

/** The code of a kind of price, from 0. */
export const toPricingCode = (pricing: keyof typeof PRICING_CODES) => PRICING_CODES[pricing];
export const readPricingCode = (traits: OfferTraits) => traits & 3;
export const isGreenTrait = (traits: OfferTraits) => (traits & GREEN) !== 0;
export const readChannelBits = (traits: OfferTraits) => (traits >> CHANNELS_AT) & 15;
/** The supplier's place in the directory. */
export const readSupplierPlace = (traits: OfferTraits) => traits >> SUPPLIER_AT;
