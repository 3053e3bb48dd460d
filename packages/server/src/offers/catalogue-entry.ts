import type { Destination, EnergyTipology, OfferResult } from "@volpe/contract";
import { prepareOffer } from "../spend/annual-spend.ts";
import type { PreparedOffer } from "../spend/prepared-offer.ts";
import type { SpendContext } from "../spend/spend-context.ts";
import type { EnergyOffer } from "./energy-offer.ts";
import { toFixedFee } from "./fixed-fee.ts";
import { isGreen } from "./green.ts";
import { toSupplierSlug } from "./slug.ts";

/** An offer as the catalogue holds it: read once, compiled for the spend of any profile. */
export type CatalogueEntry = {
  offer: EnergyOffer;
  slug: string;
  path: string;
  supplier: { name: string; slug: string };
  tipology: EnergyTipology;
  destination: Destination;
  pricing: OfferResult["pricing"];
  green: boolean;
  /** Seller's fixed amount, € a year; null where it cannot be said in one figure. */
  fixedFeeEur: number | null;
  setAsideReason: string | null;
  prepared: PreparedOffer;
};

export type StoredOffer = {
  offer: EnergyOffer;
  slug: string;
  supplierName: string;
  setAsideReason: string | null;
};

export function toCatalogueEntry(
  { offer, slug, supplierName, setAsideReason }: StoredOffer,
  context: SpendContext,
): CatalogueEntry {
  const tipology = offer.commodity === "gas" ? "gas" : "luce";
  const destination = offer.customer === "other-uses" ? "aziende" : "privati";
  const supplier = { name: supplierName, slug: toSupplierSlug(supplierName) };
  return {
    offer,
    slug,
    path: `/${destination}/${tipology}/${supplier.slug}/${slug}`,
    supplier,
    tipology,
    destination,
    // "Flat" was abolished in 2022; where it is still sent, its price does not move.
    pricing: offer.pricing === "flat" ? "fixed" : offer.pricing,
    green: isGreen(offer),
    fixedFeeEur: toFixedFee(offer),
    setAsideReason,
    prepared: prepareOffer(offer, context),
  };
}
