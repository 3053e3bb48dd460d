import Type, { type Static } from "typebox";
import { Destination, Tipology } from "./offers.ts";

/** What a brand sells of one typology to one kind of customer, and where it is listed. */
export const BrandOffers = Type.Object({
  tipology: Tipology,
  destination: Destination,
  /** Offers, terminals or vehicles that the list shows today. */
  count: Type.Integer({ minimum: 1 }),
  /** The list of them, as `/offerte/luce?fornitore=enerluna`. */
  path: Type.String(),
});
export type BrandOffers = Static<typeof BrandOffers>;

/** `GET /frontend/brands` and `GET /frontend/brand/{id}`: a supplier, or a make of vehicles. */
export const BrandSummary = Type.Object({
  /** Its part of an address, as `enerluna`. */
  id: Type.String(),
  name: Type.String(),
  /** Empty where no list shows any by itself: sold in some zones alone, or without a figure. */
  offers: Type.Array(BrandOffers),
});
export type BrandSummary = Static<typeof BrandSummary>;
