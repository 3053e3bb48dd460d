import Type, { type Static } from "typebox";
import { PaymentMethod } from "./form-schemas.ts";
import { ListFrame } from "./listing.ts";
import { Nullable } from "./nullable.ts";
import {
  CatalogueState,
  Destination,
  EnergyTipology,
  OfferResult,
  PresentSpend,
  SupplyProfile,
} from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { SellerPaper } from "./seller-papers.ts";
import { SheetLine } from "./sheet-line.ts";

/** The parts of an annual sale, € a year before discounts and VAT. Their sum is the sale. */
export const SaleParts = Type.Object({
  /** The kWh or Smc: price or index with losses, and regulated components of each unit. */
  energy: Type.Number(),
  /** All that does not depend on consumption, as `fixedFeeEur` of the result. */
  fixed: Type.Number(),
  /** Dispatching of each unit; 0 for gas. */
  dispatching: Type.Number(),
});
export type SaleParts = Static<typeof SaleParts>;

/** `GET /offers/{slug}`: the whole sheet, with the spend for the asked profile. */
export const OfferSheet = Type.Object({
  catalogue: CatalogueState,
  profile: SupplyProfile,
  slug: Type.String(),
  path: Type.String(),
  name: Type.String(),
  code: Type.String(),
  description: Type.String(),
  supplier: Type.Object({
    name: Type.String(),
    slug: Type.String(),
    vatNumber: Type.String(),
    website: Nullable(Type.String()),
    phone: Nullable(Type.String()),
  }),
  offerUrl: Nullable(Type.String()),
  /**
   * The ways to pay that an order here can choose; empty = the offer takes only others, for example
   * a card.
   */
  payments: Type.Array(PaymentMethod),
  tipology: EnergyTipology,
  destination: Destination,
  pricing: OneOf(["fixed", "variable", "mixed"]),
  durationMonths: Nullable(Type.Integer()),
  green: Type.Boolean(),
  /** ISO dates, Rome. */
  validFrom: Type.String(),
  validTo: Type.String(),
  /** First day of the data in which the offer has its present content, ISO date. */
  changedDay: Type.String(),
  /** The seller's own documents that we hold for the offer in its present state; empty = none. */
  papers: Type.Array(SellerPaper),
  /** False once it ended or disappeared from the data. */
  current: Type.Boolean(),
  prices: Type.Array(SheetLine),
  discounts: Type.Array(SheetLine),
  options: Type.Array(SheetLine),
  conditions: Type.Array(SheetLine),
  outcome: Type.Union([
    Type.Object({ status: Type.Literal("computed"), result: OfferResult }),
    Type.Object({ status: Type.Literal("excluded"), reason: Type.String() }),
  ]),
  /** The parts of the result's sale; null without a result. */
  saleParts: Nullable(SaleParts),
  medianSpendEur: Nullable(Type.Number()),
  /** Null if the query gives no spend, or one of an unlikely size (`profile.meant`). */
  presentSpend: Nullable(PresentSpend),
  /**
   * The cheapest other offers for the same supply. For an ended offer they are its replacements.
   */
  similar: Type.Array(OfferResult),
  /** Parameters of the address that could not be used. */
  ignored: ListFrame.properties.ignored,
});
export type OfferSheet = Static<typeof OfferSheet>;
