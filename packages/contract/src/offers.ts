import Type, { type Static } from "typebox";
import { BAND_PARTS_PATTERN } from "./band-parts.ts";
import { FORM_FIGURES } from "./form-figures.ts";
import { FieldFigure, FieldFigureAbove } from "./form-schemas.ts";
import { ListFrame } from "./listing.ts";
import { Nullable } from "./nullable.ts";
import { OneOf } from "./one-of.ts";

export const DESTINATIONS = ["privati", "aziende"] as const;
export const Destination = OneOf(DESTINATIONS);
export type Destination = Static<typeof Destination>;

/** A kind of product. Its words come from the specification and are used in addresses. */
export const Tipology = OneOf(["luce", "gas", "internet", "pos", "noleggio"]);
export type Tipology = Static<typeof Tipology>;

/** The typologies whose offers come from the energy open data. */
export const EnergyTipology = OneOf(["luce", "gas"]);
export type EnergyTipology = Static<typeof EnergyTipology>;

/** How many values of a filter may be chosen at once. */
export const CHOSEN_MAX = { canale: 6, fornitore: 20 } as const;

/**
 * The visitor's profile and the page, from a list's URL (`/offerte/luce?consumo=2700`) or from `GET
 * /offers`. Every field is optional; the defaults are those of the Portal.
 */
export const OfferQuery = Type.Object({
  destinazione: Type.Optional(Destination),
  /** kWh or Smc a year. */
  consumo: Type.Optional(FieldFigureAbove(FORM_FIGURES.consumption)),
  /** Committed power, kW. */
  potenza: Type.Optional(FieldFigure(FORM_FIGURES.capacityKw)),
  residente: Type.Optional(OneOf(["si", "no"])),
  /** Two-letter sign of the province, as `MI`. */
  provincia: Type.Optional(Type.String({ pattern: "^[A-Z]{2}$" })),
  /** ISTAT code of the comune, six digits. */
  comune: Type.Optional(Type.String({ pattern: "^\\d{6}$" })),
  /** The consumption in F1, F2, F3: kWh as `760-710-840`, or %, as `33-31-36` (`parseBandParts`). */
  fasce: Type.Optional(Type.String({ pattern: BAND_PARTS_PATTERN })),
  /** The household that a consumption is typical of (`findHouseholdChoice`): people, or use of gas. */
  persone: Type.Optional(OneOf(["1", "2", "3", "4", "5"])),
  uso: Type.Optional(OneOf(["riscaldamento", "acqua-calda", "cucina"])),
  /** Set if figures of the supply are a *stima*, for example those of a quote. */
  stima: Type.Optional(Type.Literal("si")),
  /**
   * The visitor's present spend, € each `periodo`, taxes included. It does not change the ranking.
   */
  spesa: Type.Optional(FieldFigureAbove(FORM_FIGURES.presentSpendEur)),
  /** The `spesa` again if it is a *stima*. Another `spesa` was typed since, and is not one. */
  spesaStima: Type.Optional(FieldFigureAbove(FORM_FIGURES.presentSpendEur)),
  /** Absent = `anno`. */
  periodo: Type.Optional(OneOf(["anno", "mese"])),
  /** Set if the visitor confirmed a `spesa` of an unlikely size. */
  spesaCerta: Type.Optional(Type.Literal("si")),
  prezzo: Type.Optional(OneOf(["fisso", "variabile", "misto"])),
  verde: Type.Optional(Type.Literal("si")),
  /** The channel in which the contract can be signed: web, telefono, sportello, agenzia. */
  canale: Type.Optional(Type.Array(Type.String(), { maxItems: CHOSEN_MAX.canale })),
  /** Slugs of suppliers. */
  fornitore: Type.Optional(Type.Array(Type.String(), { maxItems: CHOSEN_MAX.fornitore })),
  ordina: Type.Optional(OneOf(["spesa", "prezzo", "fissa"])),
  /** A scenario: the index changed by this percentage, −90 to 300. */
  variazione: Type.Optional(Type.Number({ minimum: -90, maximum: 300 })),
  /** A scenario: one value of the index for every month, €/kWh or €/Smc. */
  indice: Type.Optional(Type.Number({ minimum: 0, maximum: 5 })),
  pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
export type OfferQuery = Static<typeof OfferQuery>;

/** A query with its defaults filled in: the input of the computed figures. */
export const SupplyProfile = Type.Object({
  tipology: EnergyTipology,
  destination: Destination,
  /** kWh or Smc a year. */
  annualConsumption: Type.Number(),
  /** kW; null for gas. */
  capacityKw: Nullable(Type.Number()),
  resident: Type.Boolean(),
  /** Two-letter sign; null = not chosen, so only national offers are ranked. */
  province: Nullable(Type.String()),
  /** ISTAT code of the comune; absent = not chosen. */
  comune: Type.Optional(Type.String()),
  /** The place in words, as `Monza (MB)`; absent = not chosen. */
  placeName: Type.Optional(Type.String()),
  /** The given parts of F1, F2, F3, kWh or %; absent = the default profile. */
  bands: Type.Optional(Type.Array(Type.Number(), { minItems: 3, maxItems: 3 })),
  /** True if the visitor gave no consumption, so that the default is used. */
  defaultConsumption: Type.Boolean(),
  /** Why the given supply is a *stima*, in Italian; absent = it is the visitor's own. */
  supplyEstimate: Type.Optional(Type.String()),
  /**
   * What a home's figures of an unlikely size probably mean, by parameter: a guess, or the given
   * figure if there is no guess. Absent = all figures are likely.
   */
  meant: Type.Optional(
    Type.Object({
      consumo: Type.Optional(Type.Number()),
      potenza: Type.Optional(Type.Number()),
      /** € in the given period. */
      spesa: Type.Optional(Type.Number()),
    }),
  ),
});
export type SupplyProfile = Static<typeof SupplyProfile>;

/**
 * The parts of an annual spend, € a year, to the cent. `total = sale − discounts + network +
 * charges + taxes + vat`; a discount applied after VAT lowers the total by its nominal value.
 */
export const SpendParts = Type.Object({
  /** Sale ("vendita"), before discounts. */
  sale: Type.Number(),
  /** Unconditional discounts of the first twelve months, a positive figure. */
  discounts: Type.Number(),
  /** Transport and meter ("rete"). */
  network: Type.Number(),
  /** System charges ("oneri"). */
  charges: Type.Number(),
  /** Excise and, for gas, regional surcharge. */
  taxes: Type.Number(),
  vat: Type.Number(),
  total: Type.Number(),
});
export type SpendParts = Static<typeof SpendParts>;

/**
 * The value of the index, €/kWh or €/Smc, below which a variable offer costs less than the cheapest
 * fixed one.
 */
export const BreakEven = Type.Union([
  Type.Object({ status: Type.Literal("below"), indexEur: Type.Number() }),
  Type.Object({ status: Type.Literal("never") }),
  Type.Object({ status: Type.Literal("always") }),
]);
export type BreakEven = Static<typeof BreakEven>;

/** The index behind the variable offers of a list. */
export const IndexScenario = Type.Object({
  kind: OneOf(["present", "change", "flat"]),
  /** PUN or PSV. */
  index: Type.String(),
  /** Mean of the last twelve months, €/kWh or €/Smc; null without a series. */
  presentEur: Nullable(Type.Number()),
  /** The index value that the list was computed with, €/kWh or €/Smc. */
  usedEur: Nullable(Type.Number()),
  /** Change of the index in percent if `kind` is `change`, else null. */
  percent: Nullable(Type.Number()),
});
export type IndexScenario = Static<typeof IndexScenario>;

/** One ranked offer: what a card shows. */
export const OfferResult = Type.Object({
  slug: Type.String(),
  /** The item page's path, `/{destination}/{tipology}/{brand}/{slug}`. */
  path: Type.String(),
  name: Type.String(),
  /** The offer's code in the open data (COD_OFFERTA). */
  code: Type.String(),
  supplier: Type.Object({ name: Type.String(), slug: Type.String() }),
  tipology: Tipology,
  destination: Destination,
  pricing: OneOf(["fixed", "variable", "mixed"]),
  /** Months for which the price holds; null = open-ended. */
  durationMonths: Nullable(Type.Integer()),
  green: Type.Boolean(),
  spend: SpendParts,
  /** All-in unit cost, total ÷ consumption, €/kWh or €/Smc. */
  unitCostEur: Type.Number(),
  /** Why the figure is a *stima*, in Italian; empty = exact under the official rules. */
  estimate: Type.Array(Type.String()),
  /** Sale price of a unit for this supply, €/kWh or €/Smc, without the fixed part and VAT. */
  unitPriceEur: Type.Optional(Nullable(Type.Number())),
  /** Fixed part of the sale, € a year without VAT; null if it is not known separately. */
  fixedFeeEur: Type.Optional(Nullable(Type.Number())),
  /** Set for a variable offer: its comparison with the cheapest fixed offer of the same list. */
  breakEven: Type.Optional(BreakEven),
  /** Conditional discounts: listed, never subtracted. */
  conditionalDiscounts: Type.Array(Type.String()),
  /** One or two reasons for its position in the list, in Italian. */
  why: Type.Array(Type.String()),
});
export type OfferResult = Static<typeof OfferResult>;

/** An offer that is not ranked, with the reason. */
export const ExcludedOffer = Type.Object({
  name: Type.String(),
  supplier: Type.String(),
  code: Type.String(),
  reason: Type.String(),
});
export type ExcludedOffer = Static<typeof ExcludedOffer>;

/** Excluded offers with the same reason: their number, and the first names. */
export const ExcludedGroup = Type.Object({
  reason: Type.String(),
  count: Type.Integer(),
  /** At most 20, in order of name. */
  offers: Type.Array(Type.Object({ name: Type.String(), supplier: Type.String() })),
});
export type ExcludedGroup = Static<typeof ExcludedGroup>;

/** The state of the data, for notices on the page. */
export const CatalogueState = Type.Object({
  /** Day of the snapshot shown, ISO date; null when there is none. */
  updatedAt: Nullable(Type.String()),
  /**
   * True while the catalogue is the invented demonstration, until a real file is imported.
   */
  demonstration: Type.Boolean(),
  status: Type.Union([
    Type.Literal("ready"),
    /** The regulated parameters are those of a past quarter, so every figure is a *stima*. */
    Type.Literal("parameters-past"),
    /** Some offers are valid today, but no credible spend can be computed for any of them. */
    Type.Literal("none-computable"),
    /** No offer is valid today. */
    Type.Literal("no-valid-offers"),
    /** Nothing was imported yet. */
    Type.Literal("empty"),
  ]),
  /** Quarter of the parameters, as `2026-Q4`; null when there are none. */
  parametersQuarter: Nullable(Type.String()),
});
export type CatalogueState = Static<typeof CatalogueState>;

/** The visitor's present spend, compared with the ranked offers. */
export const PresentSpend = Type.Object({
  /** € a year, whatever period was given. */
  eur: Type.Number(),
  /** Number of ranked offers that cost less, before any filter. */
  cheaperTotal: Type.Integer(),
  /** True if the spend is a *stima*, so that each difference from it is one too; absent = it is not. */
  isEstimate: Type.Optional(Type.Literal(true)),
});
export type PresentSpend = Static<typeof PresentSpend>;

/**
 * The distribution of the annual spends of all ranked offers: the number of offers at each of the
 * equal steps from the lowest to the highest spend. Its size does not depend on the number of
 * offers.
 */
export const SpendSpread = Type.Object({
  /** € a year. */
  minEur: Type.Number(),
  maxEur: Type.Number(),
  /** The first step is `minEur`, the last is `maxEur`. There is one step if both are equal. */
  counts: Type.Array(Type.Integer()),
});
export type SpendSpread = Static<typeof SpendSpread>;

/**
 * `GET /offers?tipology=…`: ranked by annual spend, cheapest first, unless the query asks
 * otherwise.
 */
export const OfferList = Type.Object({
  ...ListFrame.properties,
  catalogue: CatalogueState,
  profile: SupplyProfile,
  /** The query as the server understood it. */
  query: OfferQuery,
  scenario: IndexScenario,
  offers: Type.Array(OfferResult),
  /** Number of ranked offers for the profile, before any filter. */
  rankedTotal: Type.Integer(),
  /** Annual spend of the median ranked offer before any filter, €; null if none is ranked. */
  medianSpendEur: Nullable(Type.Number()),
  /** Null if the query gives no spend, or one of an unlikely size (`profile.meant`). */
  presentSpend: Nullable(PresentSpend),
  /** Annual spends of all ranked offers, before any filter; null if no offer is ranked. */
  spread: Nullable(SpendSpread),
  /** Number of offers that are not ranked. */
  excludedTotal: Type.Integer(),
  /**
   * At most 10 groups, the most frequent reasons first; `GET /offers/excluded` lists every offer.
   */
  excluded: Type.Array(ExcludedGroup),
});
export type OfferList = Static<typeof OfferList>;

/** `GET /offers/excluded?tipology=…`: every offer that the list of the same query leaves out. */
export const ExcludedList = Type.Object({
  profile: SupplyProfile,
  /** In order of name. */
  offers: Type.Array(ExcludedOffer),
});
export type ExcludedList = Static<typeof ExcludedList>;

export const OfferListRequest = Type.Intersect([
  Type.Object({ tipology: EnergyTipology }),
  OfferQuery,
]);
export type OfferListRequest = Static<typeof OfferListRequest>;
