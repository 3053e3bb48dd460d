import Type, { type Static } from "typebox";
import { FIGURE_SENTENCES } from "./figure-sentences.ts";
import { FORM_FIELDS } from "./form-fields.ts";
import { FORM_FIGURES } from "./form-figures.ts";
import {
  contactFields,
  FieldFigure,
  FieldFigureAbove,
  FieldText,
  SupplyProvince,
} from "./form-schemas.ts";
import { Nullable } from "./nullable.ts";
import { Destination, EnergyTipology, Tipology } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { QuotedOffer } from "./quoted-offers.ts";
import { ItemRequest } from "./requests.ts";
import { SheetLine } from "./sheet-line.ts";

/**
 * The Rate of the specification: decimal strings with a dot, empty until known.
 *
 * cma annual consumption (kWh or Smc) · smc standard cubic metres of the period · cmp consumption
 * of the billed period · months months billed · total annual spend on the present contract (€) ·
 * gain saving a year (€) · percent saving (%) · sme, smg energy or gas cost of the period (€) ·
 * invoice bill total (€) · price unit price of the proposed offer before VAT, as in the list
 * (€/kWh or €/Smc). For the other typologies price is the figure by which the offer is ranked (€),
 * and months is the duration: that of the rental, or 24 for a line.
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
  type: EnergyTipology,
  resident: Type.Optional(Type.Boolean()),
  /** kWh or Smc a year. */
  consumption: FieldFigureAbove(FORM_FIGURES.consumption, FIGURE_SENTENCES.consumption.either),
  capacityKw: Type.Optional(FieldFigure(FORM_FIGURES.capacityKw, FIGURE_SENTENCES.capacityKw)),
  province: SupplyProvince,
  operator: FieldText(FORM_FIELDS.operator),
  /** The person's present spend, € a year, taxes included; absent if unknown. */
  presentSpendEur: Type.Optional(
    FieldFigureAbove(FORM_FIGURES.presentSpendEur, FIGURE_SENTENCES.presentSpendEur),
  ),
  ...contactFields,
});
export type EnergyRateRequest = Static<typeof EnergyRateRequest>;

/** `POST /rates`: saves a quote from a plain form. `type` tells which of the two forms it is. */
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

/** The answer of `POST /rates`. */
export const RateAnswer = Type.Object({
  ...RateCreated.properties,
  /**
   * Null if no rental, terminal or line on sale fits. The request is then registered without a
   * figure, and a person answers it.
   */
  rate: Nullable(Type.String()),
});
export type RateAnswer = Static<typeof RateAnswer>;

/** The reference of the savings. All offers of a quote have the same one: `RateView.reference`. */
export const SavingReference = Type.Union([
  /** The present contract, as the person described it. */
  Type.Literal("present-contract"),
  /** The median of the ranked offers for the same profile, if the present spend is unknown. */
  Type.Literal("median-offer"),
  /**
   * There is no reference: the assistant does not ask for the present spend on a rental, a terminal
   * or a line.
   */
  Type.Literal("none"),
]);
export type SavingReference = Static<typeof SavingReference>;

/** The texts of a quote, in Italian. Page, document and mail show the same texts. */
export const QuoteLetter = Type.Object({
  /**
   * `saving`: an offer costs less than the present contract · `keep`: the present contract costs no
   * more · `cheapest`: the present spend is unknown, so the headline is the price of the cheapest
   * offer · `chosen`: the person chose a rental, a terminal or a line, and the headline is its
   * price.
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
  /** Until when figures and offers are valid. */
  validity: Type.String(),
  /** How to accept an offer. */
  steps: Type.Object({
    title: Type.String(),
    list: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  }),
});
export type QuoteLetter = Static<typeof QuoteLetter>;

/**
 * What the cart of an offer on sale shows instead of an order. `hand-over`: the contract is made with
 * the provider · `ended`: it has no figure for this use.
 */
const NotOrderable = OneOf(["hand-over", "ended"]);

/** `GET /rates/{rate}`: figures only, because its address is made to be shared. */
export const RateView = Type.Object({
  rate: Type.String(),
  /** ISO 8601. */
  createdAt: Type.String(),
  type: Tipology,
  /** The draft's subtype: `residente`, a segment, a terminal's type; empty = none. */
  subtype: Type.String(),
  destination: Destination,
  /** Two-letter sign; empty if the figures do not depend on the place. */
  province: Type.String(),
  capacityKw: Nullable(Type.Number()),
  figures: Rate,
  /**
   * The use that the figures are for, for example consumption and power, or duration and
   * kilometres.
   */
  use: Type.Array(SheetLine),
  /** The same use as a query of the offers' pages, without question mark. */
  query: Type.String(),
  reference: SavingReference,
  /** The spend that the saving is measured against, € a year, taxes included; null = none. */
  referenceSpendEur: Nullable(Type.Number()),
  /** True if `referenceSpendEur` is a *stima*, so that the savings are one too. */
  isReferenceEstimate: Type.Boolean(),
  /**
   * The best offers when the quote was made, at most three, with the one that the person started
   * from.
   */
  offers: Type.Array(QuotedOffer),
  /** Slug of the cheapest offer of the quote. */
  bestSlug: Type.String(),
  /**
   * The offer that the person started from; empty if there is none or it is not ranked for this
   * use.
   */
  openedSlug: Type.String(),
  /** Slugs of the offers that can no longer be chosen. */
  ended: Type.Array(Type.String()),
  /**
   * The other offers whose figure at today's prices differs from the quote's; `todayCents` is null
   * if the offer has no figure for this use any more.
   */
  changed: Type.Array(Type.Object({ slug: Type.String(), todayCents: Nullable(Type.Integer()) })),
  /** The offers on sale that cannot be ordered here, without invented offers. */
  notOrderable: Type.Array(Type.Object({ slug: Type.String(), way: NotOrderable })),
  letter: QuoteLetter,
  /** Whether the quote's mail could not be delivered. */
  undelivered: Type.Boolean(),
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
 * `GET /rates/{rate}/holder`: the contacts of a quote, and point, holder and place of its bill. It
 * needs the quote's key in the header `owner-key`, or a login of the quote's account.
 */
export const RateHolder = Type.Object({
  name: Type.String(),
  email: Type.String(),
  /** E.164; empty if the person was not asked for it. */
  phone: Type.String(),
  city: Type.String(),
  /** Two-letter sign; empty if the person was not asked for it. */
  province: Type.String(),
  /** POD or PDR of the confirmed bill behind the quote; empty if there is none. */
  point: Type.String(),
  /** The person or firm of that bill, and their fiscal code or VAT number; empty if not known. */
  billHolder: Type.String(),
  billFiscalCode: Type.String(),
  /** The address of the supply on that bill; the street includes its number. */
  billStreet: Type.String(),
  billPostalCode: Type.String(),
  billCity: Type.String(),
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
    "isReferenceEstimate",
    "assumptions",
    "updatedAt",
    "quotePdf",
  ]).properties,
  offer: QuotedOffer,
  /** The cheapest offer of the quote. */
  isBest: Type.Boolean(),
  /** The offer that the person started from. */
  isOpened: Type.Boolean(),
  /**
   * The saving against the present contract, cents a year, negative if the offer costs more; null
   * if unknown.
   */
  savingCents: Nullable(Type.Integer()),
  /** True if it can no longer be chosen. */
  ended: Type.Boolean(),
  /** Null if it can be ordered here, has ended or is invented. */
  notOrderable: Nullable(NotOrderable),
  /**
   * The same figure at today's prices; null if the offer has ended or has no figure for this use
   * any more. It differs from the quote's figure if the offer has changed.
   */
  todayCents: Nullable(Type.Integer()),
});
export type RateOfferView = Static<typeof RateOfferView>;
