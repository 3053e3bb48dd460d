import Type, { type Static } from "typebox";
import { ListFrame } from "./listing.ts";

export const Destination = Type.Union([Type.Literal("privati"), Type.Literal("aziende")]);
export type Destination = Static<typeof Destination>;

/** The URL word of the specification, kept. */
export const Tipology = Type.Union([
  Type.Literal("luce"),
  Type.Literal("gas"),
  Type.Literal("internet"),
  Type.Literal("pos"),
  Type.Literal("noleggio"),
]);
export type Tipology = Static<typeof Tipology>;

/** The typologies whose offers come from the energy open data. */
export const EnergyTipology = Type.Union([Type.Literal("luce"), Type.Literal("gas")]);
export type EnergyTipology = Static<typeof EnergyTipology>;

/**
 * The visitor's profile and the page, as they stand in a list's URL (`/offerte/luce?consumo=2700`)
 * and in `GET /offers`. All optional: the defaults are those of the Portal.
 */
export const OfferQuery = Type.Object({
  destinazione: Type.Optional(Destination),
  /** kWh or Smc a year. */
  consumo: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000 })),
  /** Committed power, kW. */
  potenza: Type.Optional(Type.Number({ minimum: 0.5, maximum: 10_000 })),
  residente: Type.Optional(Type.Union([Type.Literal("si"), Type.Literal("no")])),
  /** Two-letter sign of the province, as `MI`. */
  provincia: Type.Optional(Type.String({ pattern: "^[A-Z]{2}$" })),
  /** ISTAT code of the comune, six digits. */
  comune: Type.Optional(Type.String({ pattern: "^\\d{6}$" })),
  /** Share of the consumption in F1, F2, F3, %, as `33-31-36`. */
  fasce: Type.Optional(Type.String({ pattern: "^\\d{1,3}-\\d{1,3}-\\d{1,3}$" })),
  prezzo: Type.Optional(
    Type.Union([Type.Literal("fisso"), Type.Literal("variabile"), Type.Literal("misto")]),
  ),
  verde: Type.Optional(Type.Literal("si")),
  /** How it can be signed: web, telefono, sportello, agenzia. */
  canale: Type.Optional(Type.Array(Type.String(), { maxItems: 6 })),
  /** Slugs of suppliers. */
  fornitore: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
  ordina: Type.Optional(
    Type.Union([Type.Literal("spesa"), Type.Literal("prezzo"), Type.Literal("fissa")]),
  ),
  /** A scenario: the index moved by so many percent, −90 to 300. */
  variazione: Type.Optional(Type.Number({ minimum: -90, maximum: 300 })),
  /** A scenario: one value of the index for every month, €/kWh or €/Smc. */
  indice: Type.Optional(Type.Number({ minimum: 0, maximum: 5 })),
  pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
export type OfferQuery = Static<typeof OfferQuery>;

/** A query with its defaults filled in: what the figures were computed for. */
export const SupplyProfile = Type.Object({
  tipology: EnergyTipology,
  destination: Destination,
  /** kWh or Smc a year. */
  annualConsumption: Type.Number(),
  /** kW; null for gas. */
  capacityKw: Type.Union([Type.Number(), Type.Null()]),
  resident: Type.Boolean(),
  /** Two-letter sign; null = not chosen, so only national offers are ranked. */
  province: Type.Union([Type.String(), Type.Null()]),
  /** ISTAT code of the comune; absent = not chosen. */
  comune: Type.Optional(Type.String()),
  /** The place in words, as `Monza (MB)`; absent = not chosen. */
  placeName: Type.Optional(Type.String()),
  /** Shares of F1, F2, F3 that were given, %; absent = the default profile. */
  bands: Type.Optional(Type.Array(Type.Number(), { minItems: 3, maxItems: 3 })),
  /** True where the visitor has not given a consumption and the default stands in. */
  defaultConsumption: Type.Boolean(),
});
export type SupplyProfile = Static<typeof SupplyProfile>;

/**
 * The composition of an annual spend, € a year, to the cent.
 * `total = sale − discounts + network + charges + taxes + vat`, where a discount applied after VAT
 * lowers the total by its nominal.
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

/** Which index stands behind the variable offers of a list. */
export const IndexScenario = Type.Object({
  kind: Type.Union([Type.Literal("present"), Type.Literal("change"), Type.Literal("flat")]),
  /** PUN or PSV. */
  index: Type.String(),
  /** Mean of the last twelve months, €/kWh or €/Smc; null where there is no series. */
  presentEur: Type.Union([Type.Number(), Type.Null()]),
  /** What the list was reckoned with, €/kWh or €/Smc. */
  usedEur: Type.Union([Type.Number(), Type.Null()]),
  /** Of `change`, %. */
  percent: Type.Union([Type.Number(), Type.Null()]),
});
export type IndexScenario = Static<typeof IndexScenario>;

/** One ranked offer: what a card shows. */
export const OfferResult = Type.Object({
  slug: Type.String(),
  /** The item page's path, `/{destination}/{tipology}/{brand}/{slug}`. */
  path: Type.String(),
  name: Type.String(),
  /** COD_OFFERTA. */
  code: Type.String(),
  supplier: Type.Object({ name: Type.String(), slug: Type.String() }),
  tipology: Tipology,
  destination: Destination,
  pricing: Type.Union([Type.Literal("fixed"), Type.Literal("variable"), Type.Literal("mixed")]),
  /** Months for which the price holds; null = open-ended. */
  durationMonths: Type.Union([Type.Integer(), Type.Null()]),
  green: Type.Boolean(),
  spend: SpendParts,
  /** All-in unit cost, total ÷ consumption, €/kWh or €/Smc. */
  unitCostEur: Type.Number(),
  /** Why the figure is a *stima*, in Italian; empty = exact under the official rules. */
  estimate: Type.Array(Type.String()),
  /** Sale price of a unit for this supply, €/kWh or €/Smc, without the fixed part and VAT. */
  unitPriceEur: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  /** Fixed part of the sale, € a year without VAT; null where it cannot be told apart. */
  fixedFeeEur: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  /** Of a variable offer against the cheapest fixed one of the same list. */
  breakEven: Type.Optional(BreakEven),
  /** Conditional discounts: listed, never subtracted. */
  conditionalDiscounts: Type.Array(Type.String()),
  /** Why it stands where it stands, in Italian: one or two facts. */
  why: Type.Array(Type.String()),
});
export type OfferResult = Static<typeof OfferResult>;

/** An offer that is not ranked, and why. */
export const ExcludedOffer = Type.Object({
  name: Type.String(),
  supplier: Type.String(),
  code: Type.String(),
  reason: Type.String(),
});
export type ExcludedOffer = Static<typeof ExcludedOffer>;

/** Excluded offers of one reason: how many, and the first names. */
export const ExcludedGroup = Type.Object({
  reason: Type.String(),
  count: Type.Integer(),
  /** At most 20, in order of name. */
  offers: Type.Array(Type.Object({ name: Type.String(), supplier: Type.String() })),
});
export type ExcludedGroup = Static<typeof ExcludedGroup>;

/** What the state of the data lets a page say. */
export const CatalogueState = Type.Object({
  /** Day of the snapshot shown, ISO date; null when there is none. */
  updatedAt: Type.Union([Type.String(), Type.Null()]),
  /** The catalogue is the invented one, until a real file is imported. */
  demonstration: Type.Boolean(),
  status: Type.Union([
    Type.Literal("ready"),
    /** The regulated parameters belong to a past quarter: every figure is a *stima*. */
    Type.Literal("parameters-past"),
    /** Offers are valid today, and of none can a credible spend be computed. */
    Type.Literal("none-computable"),
    /** No offer is valid today. */
    Type.Literal("no-valid-offers"),
    /** Nothing was imported yet. */
    Type.Literal("empty"),
  ]),
  /** Quarter of the parameters, as `2026-Q4`; null when there are none. */
  parametersQuarter: Type.Union([Type.String(), Type.Null()]),
  /** Which index series stands behind the variable offers, in Italian. */
  indexNote: Type.String(),
});
export type CatalogueState = Static<typeof CatalogueState>;

/** `GET /offers?tipology=…`: ranked by annual spend, cheapest first, unless asked otherwise. */
export const OfferList = Type.Object({
  ...ListFrame.properties,
  catalogue: CatalogueState,
  profile: SupplyProfile,
  /** The query as it was understood. */
  query: OfferQuery,
  scenario: IndexScenario,
  offers: Type.Array(OfferResult),
  /** How many rank for the profile, before any filter. */
  rankedTotal: Type.Integer(),
  /** Annual spend of the median ranked offer before any filter, €; null when none is ranked. */
  medianSpendEur: Type.Union([Type.Number(), Type.Null()]),
  /** How many offers are not ranked. */
  excludedTotal: Type.Integer(),
  /** At most 10 groups, the most frequent reasons first; all are in `GET /offers/excluded`. */
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

/** One line of an offer's sheet: a price, a discount, an option. */
export const SheetLine = Type.Object({
  label: Type.String(),
  /** Already formatted in Italian, as `0,1452 €/kWh`. */
  value: Type.String(),
  note: Type.Optional(Type.String()),
});
export type SheetLine = Static<typeof SheetLine>;

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
    website: Type.Union([Type.String(), Type.Null()]),
    phone: Type.Union([Type.String(), Type.Null()]),
  }),
  offerUrl: Type.Union([Type.String(), Type.Null()]),
  tipology: EnergyTipology,
  destination: Destination,
  pricing: Type.Union([Type.Literal("fixed"), Type.Literal("variable"), Type.Literal("mixed")]),
  durationMonths: Type.Union([Type.Integer(), Type.Null()]),
  green: Type.Boolean(),
  /** ISO dates, Rome. */
  validFrom: Type.String(),
  validTo: Type.String(),
  /** False once it ended or vanished from the data. */
  current: Type.Boolean(),
  prices: Type.Array(SheetLine),
  discounts: Type.Array(SheetLine),
  options: Type.Array(SheetLine),
  conditions: Type.Array(SheetLine),
  outcome: Type.Union([
    Type.Object({ status: Type.Literal("computed"), result: OfferResult }),
    Type.Object({ status: Type.Literal("excluded"), reason: Type.String() }),
  ]),
  medianSpendEur: Type.Union([Type.Number(), Type.Null()]),
  /** The cheapest others for the same supply; of an offer that ended, what replaces it. */
  similar: Type.Array(OfferResult),
  /** Parameters of the address that could not be used. */
  ignored: ListFrame.properties.ignored,
});
export type OfferSheet = Static<typeof OfferSheet>;
