import type { Destination, EnergyTipology, OfferResult } from "@volpe/contract";
import { prepareOffer } from "../spend/annual-spend.ts";
import { type IndexLine, prepareIndexLine } from "../spend/index-line.ts";
import type { PreparedOffer } from "../spend/prepared-offer.ts";
import type { SpendContext } from "../spend/spend-context.ts";
import type { EnergyOffer } from "./energy-offer.ts";
import { isGreen } from "./green.ts";
import { toChannelBits } from "./sale-channels.ts";
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
  /** The channels it can be signed through, as bits. */
  channelBits: number;
  setAsideReason: string | null;
  prepared: PreparedOffer;
  /** Compiled at the first call: only a scenario or a break-even asks for it. */
  indexLine: () => IndexLine;
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
  let line: IndexLine | null = null;
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
    channelBits: toChannelBits(offer.channels),
    setAsideReason,
    prepared: prepareOffer(offer, context),
    indexLine: () => {
      line ??= prepareIndexLine(offer, context);
      return line;
    },
  };
}
