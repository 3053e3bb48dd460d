import Type, { type Static } from "typebox";
import { FIGURE_SENTENCES } from "./figure-sentences.ts";
import { FORM_FIELDS, FORM_FIGURES } from "./form-fields.ts";
import { contactFields, FieldFigure, FieldFigureAbove, FieldText } from "./form-schemas.ts";
import { Destination, OfferResult, SheetLine, Tipology } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { ProductResult } from "./products.ts";
import { ItemRequest } from "./requests.ts";

/**
 * The Rate of the specification: decimal strings with a dot, empty until known.
 *
 * cma annual consumption (kWh or Smc) · smc standard cubic metres of the period · cmp consumption
 * of the billed period · months months billed · total annual spend on the present contract (€) ·
 * gain saving a year (€) · percent saving (%) · sme, smg energy or gas cost of the period (€) ·
 * invoice bill total (€) · price proposed unit price (€/kWh or €/Smc). Of the other kinds price is
 * the figure by which the offer ranks (€) and months its duration: a rental's, or a line's 24.
 */
export const Rate = Type.Object({
  cma: Type.String(),
  smc: Type.String(),
  cmp: Type.String(),
  months: Type.String(),
  total: Type.String(),
  gain: Type.String(),
  sme: Type.String(),
  smg: Type.String(),
  invoice: Type.String(),
  percent: Type.String(),
  price: Type.String(),
});
export type Rate = Static<typeof Rate>;

/** The plain form for a quote of electricity or gas. */
export const EnergyRateRequest = Type.Object({
  destination: Destination,
  type: OneOf(["luce", "gas"]),
  resident: Type.Optional(Type.Boolean()),
  /** kWh or Smc a year. */
  consumption: FieldFigureAbove(FORM_FIGURES.consumption, FIGURE_SENTENCES.consumption),
  capacityKw: Type.Optional(FieldFigure(FORM_FIGURES.capacityKw, FIGURE_SENTENCES.capacityKw)),
  /** Two-letter sign of the supply point's province, as `MI`. */
  province: Type.String({
    pattern: "^[A-Z]{2}$",
    errorMessage: "Scegli la provincia della fornitura.",
  }),
  operator: FieldText(FORM_FIELDS.operator),
  /** The person's present spend, € a year, taxes included; absent if unknown. */
  presentSpendEur: Type.Optional(
    FieldFigureAbove(FORM_FIGURES.presentSpendEur, FIGURE_SENTENCES.presentSpendEur),
  ),
  ...contactFields,
});
export type EnergyRateRequest = Static<typeof EnergyRateRequest>;

/** `POST /rates`: saves a quote from a plain form. Its `type` tells which of the two it is. */
export const RateRequest = Type.Union([EnergyRateRequest, ItemRequest], {
  discriminator: { propertyName: "type" },
});
export type RateRequest = Static<typeof RateRequest>;

/** A new rate's unguessable id. */
export const RateCreated = Type.Object({
  rate: Type.String(),
  /** Proves ownership when personal data are requested; only the owner receives it. */
  key: Type.Optional(Type.String()),
  /** False if the quote was not mailed because a limit was reached. */
  mailed: Type.Optional(Type.Boolean()),
});
export type RateCreated = Static<typeof RateCreated>;

/** What `POST /rates` answers. */
export const RateAnswer = Type.Object({
  ...RateCreated.properties,
  /**
   * Null if no rental, terminal or line on sale fits: then the request is registered without a
   * figure, and a person answers it.
   */
  rate: Type.Union([Type.String(), Type.Null()]),
});
export type RateAnswer = Static<typeof RateAnswer>;

/** What a saving is compared with. A quote has one for all its offers: `RateView.reference`. */
export const SavingReference = Type.Union([
  /** The present contract, as the person described it. */
  Type.Literal("present-contract"),
  /** The median of the ranked offers for the same profile, if the present spend is unknown. */
  Type.Literal("median-offer"),
  /** Nothing: of a rental, a terminal or a line it is not asked what the person spends today. */
  Type.Literal("none"),
]);
export type SavingReference = Static<typeof SavingReference>;

/** How to sign an offer: its last day, its terms and whom to ask, as on the day of the quote. */
export const OfferTerms = Type.Object({
  /** Last day on sale, ISO date, Rome; null = open-ended. */
  validTo: Type.Union([Type.String(), Type.Null()]),
  /** Duration, price, activation, payment, guarantees: in Italian, only what the data have. */
  lines: Type.Array(SheetLine),
  phone: Type.Union([Type.String(), Type.Null()]),
  /** The offer's page on the supplier's site, or else that site. */
  url: Type.Union([Type.String(), Type.Null()]),
});
export type OfferTerms = Static<typeof OfferTerms>;

/** The figure by which an offer ranks among those of its kind, for the use of the quote. */
export const QuotedPrice = Type.Object({
  /** Electricity and gas with all taxes; the others as `note` says. */
  cents: Type.Integer(),
  per: OneOf(["year", "month", "24-months"]),
  /** The period, as `l’anno`, `al mese`, `in 24 mesi`: it follows the amount. */
  words: Type.String(),
  /** The conditions of the figure, for example `IVA inclusa, 36 mesi, 15.000 km l’anno`. */
  note: Type.String(),
});
export type QuotedPrice = Static<typeof QuotedPrice>;

/** An offer of a quote, as it stood on the day of the quote. Every kind has the same core. */
export const QuotedOffer = Type.Object({
  slug: Type.String(),
  /** Path of its page, without the use of the quote. */
  path: Type.String(),
  name: Type.String(),
  /** The supplier, provider or make. */
  brand: Type.Object({ name: Type.String(), slug: Type.String() }),
  /** Whom the contract is with if that is not the brand, as the lessor of a car. */
  seller: Type.Union([Type.String(), Type.Null()]),
  tipology: Tipology,
  destination: Destination,
  price: QuotedPrice,
  /** The parts of the price and the other costs, in words. */
  lines: Type.Array(SheetLine),
  /** Absent from quotes that were saved without them. */
  terms: Type.Optional(OfferTerms),
  /** Why the figure is a *stima*, in Italian; empty = exact. */
  estimate: Type.Array(Type.String()),
  /** True for an invented offer. */
  demonstration: Type.Boolean(),
  /** Its card in the list for the same use. */
  card: Type.Union([
    Type.Object({ kind: Type.Literal("energy"), offer: OfferResult }),
    Type.Object({ kind: Type.Literal("product"), product: ProductResult }),
  ]),
});
export type QuotedOffer = Static<typeof QuotedOffer>;

/** The words of a quote, in Italian: page, document and mail say the same. */
export const QuoteLetter = Type.Object({
  /**
   * `saving`: less than the present contract · `keep`: the present contract costs no more ·
   * `cheapest`: the present spend is unknown, so the headline is what the cheapest offer costs ·
   * `chosen`: the person chose a rental, a terminal or a line, and the headline is what it costs.
   */
  kind: OneOf(["saving", "keep", "cheapest", "chosen"]),
  /** For example `Risparmi 42,00 € l’anno`. */
  headline: Type.String(),
  /** True if the headline's figure is a *stima*. */
  isEstimate: Type.Boolean(),
  /** The comparison behind the headline, in a sentence or two. */
  summary: Type.String(),
  /** For example `Casa · residente · provincia di Milano · 2.700 kWh l’anno · 3 kW`. */
  supply: Type.String(),
  /** Heading of the offers. */
  offersTitle: Type.String(),
  /** Until when figures and offers hold. */
  validity: Type.String(),
  /** How to take an offer up. */
  steps: Type.Object({
    title: Type.String(),
    list: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  }),
});
export type QuoteLetter = Static<typeof QuoteLetter>;

/** `GET /rates/{rate}`: figures only, because its address is made to be shared. */
export const RateView = Type.Object({
  rate: Type.String(),
  /** ISO 8601. */
  createdAt: Type.String(),
  type: Tipology,
  /** The draft's: `residente`, a segment, a terminal's type; empty = none. */
  subtype: Type.String(),
  destination: Destination,
  /** Two-letter sign; empty if the figures do not depend on the place. */
  province: Type.String(),
  capacityKw: Type.Union([Type.Number(), Type.Null()]),
  figures: Rate,
  /** The use that the figures are for, as consumption and power, or duration and kilometres. */
  use: Type.Array(SheetLine),
  /** The same as query of the offers' pages, without question mark. */
  query: Type.String(),
  reference: SavingReference,
  /** The spend that the saving is measured against, € a year, taxes included; null = none. */
  referenceSpendEur: Type.Union([Type.Number(), Type.Null()]),
  /** The best offers when the quote was made, three at most, with the one it started from. */
  offers: Type.Array(QuotedOffer),
  /** The cheapest of them. */
  bestSlug: Type.String(),
  /** The one that the person started from; empty = none, or it does not rank for this use. */
  openedSlug: Type.String(),
  /** Slugs of those that can no longer be taken up today. */
  ended: Type.Array(Type.String()),
  letter: QuoteLetter,
  /** The assumptions behind the figures, in Italian, one sentence each. */
  assumptions: Type.Optional(Type.Array(Type.String())),
  /** Day of the offers' snapshot, ISO date. */
  updatedAt: Type.String(),
  demonstration: Type.Boolean(),
  /** Path of the PDF, relative to the host. */
  quotePdf: Type.String(),
});
export type RateView = Static<typeof RateView>;

/**
 * `GET /rates/{rate}/holder`: the contacts that were left with a quote and the supply point of its
 * bill. Only who has its key, in the header `owner-key`, or its account gets them.
 */
export const RateHolder = Type.Object({
  name: Type.String(),
  email: Type.String(),
  /** E.164; empty if it was not asked. */
  phone: Type.String(),
  city: Type.String(),
  /** Two-letter sign; empty if it was not asked. */
  province: Type.String(),
  /** POD or PDR of the confirmed bill that the quote is made of; empty if it has none. */
  point: Type.String(),
});
export type RateHolder = Static<typeof RateHolder>;

/** `GET /rates/{rate}/offers/{offer}`: one offer of a quote, figures only. */
export const RateOfferView = Type.Object({
  ...Type.Pick(RateView, [
    "rate",
    "createdAt",
    "type",
    "destination",
    "use",
    "query",
    "reference",
    "referenceSpendEur",
    "assumptions",
    "updatedAt",
    "quotePdf",
  ]).properties,
  offer: QuotedOffer,
  /** The cheapest offer of the quote. */
  isBest: Type.Boolean(),
  /** The offer that the person started from. */
  isOpened: Type.Boolean(),
  /** Less than the present contract, cents a year, negative for more; null if that is unknown. */
  savingCents: Type.Union([Type.Integer(), Type.Null()]),
  /** Whether it can be taken up no more. */
  ended: Type.Boolean(),
  /**
   * The same figure at today's prices: null if the offer has ended or has none for this use any
   * more. It differs from that of the quote if the offer has changed.
   */
  todayCents: Type.Union([Type.Integer(), Type.Null()]),
});
export type RateOfferView = Static<typeof RateOfferView>;
