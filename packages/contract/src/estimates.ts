import Type, { type Static } from "typebox";
import { CONTRACT_FIGURES } from "./figure-sentences.ts";
import { FORM_FIGURES } from "./form-figures.ts";
import { FieldFigure, FieldFigureAbove } from "./form-schemas.ts";
import { IsoDay } from "./iso-day.ts";
import { ListFrame } from "./listing.ts";
import { Nullable } from "./nullable.ts";
import {
  BreakEven,
  CatalogueState,
  EnergyTipology,
  IndexScenario,
  OfferQuery,
  OfferResult,
  SpendParts,
  SupplyProfile,
} from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { QuoteLetter } from "./rates.ts";

/**
 * A supply and the present contract, from the address of a result
 * (`/preventivo/risultato?tipologia=luce&consumo=2700&contratto=fisso&energia=0,15&quota=120`).
 * With `contratto` and `energia` the contract is priced; otherwise `spesa` of `OfferQuery` is used.
 */
export const EstimateQuery = Type.Object({
  ...OfferQuery.properties,
  /**
   * The months (1–12) without a known consumption, as `11-12`. `consumoNoto` is the consumption of
   * the other months, kWh or Smc. The server completes the year with the place's seasonal profile,
   * for gas with the profile of `uso` (absent = heating is included).
   */
  completati: Type.Optional(Type.String({ pattern: "^\\d{1,2}(-\\d{1,2})*$" })),
  consumoNoto: Type.Optional(FieldFigureAbove(FORM_FIGURES.consumption)),
  contratto: Type.Optional(OneOf(["fisso", "variabile"])),
  /**
   * €/kWh or €/Smc before VAT: the price, or the amount that a variable contract adds to the index.
   */
  energia: Type.Optional(FieldFigure(CONTRACT_FIGURES.unitPriceEur)),
  /** Fixed part of the sale, € a year before VAT. */
  quota: Type.Optional(FieldFigure(CONTRACT_FIGURES.fixedFeeEur)),
  /** `compreso` if `energia` is a bill's average price. Otherwise dispatching is added to it. */
  dispacciamento: Type.Optional(OneOf(["compreso", "escluso"])),
  /** Last day of the present price, ISO date. It changes no figure. */
  scadenza: Type.Optional(IsoDay),
});
export type EstimateQuery = Static<typeof EstimateQuery>;

/**
 * The cost of the present contract, computed for the same supply and by the same rules as every
 * offer.
 */
export const PresentContract = Type.Union([
  Type.Object({
    /** Priced from its terms. */
    source: Type.Literal("terms"),
    totalEur: Type.Number(),
    spend: SpendParts,
    pricing: OneOf(["fixed", "variable"]),
    /** The price, or what is added to the index, €/kWh or €/Smc before VAT. */
    unitPriceEur: Type.Number(),
    fixedFeeEur: Type.Number(),
    estimate: Type.Array(Type.String()),
  }),
  /** Only the spend of a year is known. */
  Type.Object({ source: Type.Literal("spend"), totalEur: Type.Number() }),
]);
export type PresentContract = Static<typeof PresentContract>;

/**
 * The annual saving with an offer instead of the present contract; negative if the offer costs
 * more. The two shares have different totals and are never mixed.
 */
export const EstimatedSaving = Type.Object({
  /** € a year, taxes included, to the cent. */
  eur: Type.Number(),
  /** Share (0–1) of the whole annual bill, taxes included: «sulla bolletta». */
  ofBill: Type.Number(),
  /**
   * The saving before VAT, € a year, and its share of the sale part of the present contract: «sulla
   * quota del fornitore». Null if that part is not known.
   */
  ofSupplier: Nullable(Type.Object({ eur: Type.Number(), share: Type.Number() })),
});
export type EstimatedSaving = Static<typeof EstimatedSaving>;

/** The result after one assumption was changed. */
export const EstimateVariant = Type.Object({
  kind: OneOf(["consumption", "index"]),
  /** The change, %. */
  percent: Type.Number(),
  /** kWh or Smc a year, or the index in €/kWh or €/Smc. */
  value: Type.Number(),
  presentEur: Type.Number(),
  bestEur: Type.Number(),
  bestName: Type.String(),
  savingEur: Type.Number(),
});
export type EstimateVariant = Static<typeof EstimateVariant>;

/** The index at which the present contract and an offer with the other kind of price cost the same. */
export const EstimateBreakEven = Type.Object({
  /** The contract whose price follows the index. */
  variable: OneOf(["present", "offer"]),
  /** The compared offer: the cheapest fixed one, or the cheapest variable one. */
  name: Type.String(),
  result: BreakEven,
});
export type EstimateBreakEven = Static<typeof EstimateBreakEven>;

/** One month of the wholesale price. */
export const IndexHistoryMonth = Type.Object({
  /** For example `2026-06`. */
  month: Type.String(),
  /** €/kWh or €/Smc, as published. */
  indexEur: Type.Number(),
  /** The price that customers pay: for electricity it includes the network losses. */
  paidEur: Type.Number(),
  /** The energy price that the present contract would have had; null if it is not known. */
  contractEur: Nullable(Type.Number()),
});
export type IndexHistoryMonth = Static<typeof IndexHistoryMonth>;

/** `GET /estimate?tipology=…`: compares the present contract with each offer. */
export const Estimate = Type.Object({
  catalogue: CatalogueState,
  profile: SupplyProfile,
  /** The query as the server understood it. */
  query: EstimateQuery,
  scenario: IndexScenario,
  /** Null if neither its terms nor the present spend are known. */
  present: Nullable(PresentContract),
  /** Why the present contract's terms give no figure, in Italian; null if they give one. */
  presentFault: Nullable(Type.String()),
  /** The text of a quote for the same figures; null if no offer is ranked. */
  letter: Nullable(Type.Pick(QuoteLetter, ["kind", "headline", "isEstimate", "summary"])),
  /** The ten best, cheapest first. `saving` is null without a present spend. */
  offers: Type.Array(Type.Object({ offer: OfferResult, saving: Nullable(EstimatedSaving) })),
  rankedTotal: Type.Integer(),
  /** How many ranked offers cost less than the present contract. */
  cheaperTotal: Type.Integer(),
  medianSpendEur: Nullable(Type.Number()),
  /** The query of the list for the same supply and present spend, without question mark. */
  listQuery: Type.String(),
  variants: Type.Array(EstimateVariant),
  breakEven: Nullable(EstimateBreakEven),
  /** The newest months, at most 24, oldest first. */
  history: Type.Array(IndexHistoryMonth),
  /** The assumptions behind the figures, in Italian, one sentence each. */
  assumptions: Type.Array(Type.String()),
  excludedTotal: Type.Integer(),
  ignored: ListFrame.properties.ignored,
});
export type Estimate = Static<typeof Estimate>;

export const EstimateRequest = Type.Intersect([
  Type.Object({ tipology: EnergyTipology }),
  EstimateQuery,
]);
export type EstimateRequest = Static<typeof EstimateRequest>;

/** `POST /estimate` answers `RateCreated`: it saves the result as a quote, without any contact. */
export const EstimateSave = Type.Object({
  tipology: EnergyTipology,
  /** The query of the result's address. */
  query: Type.String({ maxLength: 2000 }),
});
export type EstimateSave = Static<typeof EstimateSave>;
