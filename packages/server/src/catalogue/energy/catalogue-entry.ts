import type { Destination, EnergyTipology, OfferResult } from "@volpe/contract";
import type { EnergyOffer } from "../../spend/energy-offer.ts";
import { type IndexLine, prepareIndexLine } from "../../spend/index-line.ts";
import { prepareOffer } from "../../spend/prepare-offer.ts";
import type { PreparedOffer } from "../../spend/prepared-offer.ts";
import type { SpendContext } from "../../spend/spend-context.ts";
import { toSupplierSlug } from "../../text/slug.ts";
import type { OfferData } from "./energy-snapshot.ts";

/** An offer in memory, compiled so that a profile's spend takes only a few multiplications. */
export type CatalogueEntry = {
  offer: EnergyOffer;
  slug: string;
  path: string;
  supplier: { name: string; slug: string };
  tipology: EnergyTipology;
  destination: Destination;
  pricing: OfferResult["pricing"];
  green: boolean;
  setAsideReason: string | null;
  /** First day of the data in which the offer has its present content, ISO. */
  changedDay: string;
  /** Hash of only the published offer. The seller's documents are bound to it. */
  offerDigest: string;
  prepared: PreparedOffer;
  /** Compiled at the first call: only a scenario or a break-even needs it. */
  indexLine: () => IndexLine;
};

export function toCatalogueEntry(
  {
    offer,
    slug,
    supplierName,
    setAsideReason,
    changedDay,
    offerDigest,
  }: Omit<OfferData, "digest"> & {
    slug: string;
  },
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
    // Prices of the type "flat" were abolished in 2022. If one is still sent, its price does not
    // change.
    pricing: offer.pricing === "flat" ? "fixed" : offer.pricing,
    green: isGreen(offer),
    setAsideReason,
    changedDay,
    offerDigest,
    prepared: prepareOffer(offer, context),
    indexLine: () => {
      line ??= prepareIndexLine(offer, context);
      return line;
    },
  };
}

/** The part of an offer that every view shows. */
export type OfferHead = Pick<
  OfferResult,
  "slug" | "path" | "name" | "code" | "supplier" | "destination" | "pricing" | "green"
> & { tipology: EnergyTipology };

export function toOfferHead(entry: CatalogueEntry): OfferHead {
  const { slug, path, supplier, tipology, destination, pricing, green, offer } = entry;
  const { name, code } = offer;
  return { slug, path, name, code, supplier, tipology, destination, pricing, green };
}

const RENEWABLE = /rinnovabil|\bgreen\b|\bverde\b|garanzi[ae]\s+d['’i]?\s*origine/i;

/** Matches a promise about the energy sold, not a mention of renewables in passing. */
const PROMISE =
  /100\s?%\s+(?:(?:di\s+)?energia\s+)?(?:elettrica\s+)?(?:verde|green|rinnovabile|(?:(?:prodotta\s+)?da\s+)?fonti\s+rinnovabili)|garanzi[ae]\s+d['’i]?\s*origine/i;

/**
 * Returns whether the electricity of an offer is declared renewable: its name says so, its
 * description promises it, or a mandatory component has both area 06 and a renewable word. Area 06
 * alone is no proof, because sellers use it for the price itself. An optional component does not
 * count. Gas is never green because of a word: compensated CO₂ is not renewable gas.
 */
export function isGreen(offer: EnergyOffer): boolean {
  if (offer.commodity === "gas") {
    return /biometano/i.test(offer.name);
  }
  return (
    (RENEWABLE.test(offer.name) && !/opzion/i.test(offer.name)) ||
    PROMISE.test(offer.description) ||
    offer.components.some(
      ({ area, optional, name, description }) =>
        area === "06" && !optional && RENEWABLE.test(`${name} ${description}`),
    )
  );
}
