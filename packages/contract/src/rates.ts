import Type, { type Static } from "typebox";
import { FORM_FIELDS, FORM_FIGURES } from "./form-fields.ts";
import { contactFields, FieldText } from "./form-schemas.ts";
import { Destination, OfferResult, SheetLine, Tipology } from "./offers.ts";
import { OneOf } from "./one-of.ts";

/**
 * The Rate of the specification: decimal strings with a dot, empty until known.
 *
 * cma annual consumption (kWh or Smc) · smc standard cubic metres of the period · cmp consumption
 * of the billed period · months months billed · total annual spend on the present contract (€) ·
 * gain saving a year (€) · percent saving (%) · sme, smg energy or gas cost of the period (€) ·
 * invoice bill total (€) · price proposed unit price (€/kWh or €/Smc). Of a rental or a terminal
 * months is the duration and price the monthly fee (€).
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

const { consumption, capacityKw, presentSpendEur } = FORM_FIGURES;

/** `POST /rates`: saves a quote from the plain form. */
export const RateRequest = Type.Object({
  destination: Destination,
  type: OneOf(["luce", "gas"]),
  resident: Type.Optional(Type.Boolean()),
  /** kWh or Smc a year. */
  consumption: Type.Number({
    exclusiveMinimum: consumption.min,
    maximum: consumption.max,
    errorMessage: "Scrivi il consumo di un anno in cifre, come 2700.",
  }),
  capacityKw: Type.Optional(
    Type.Number({
      minimum: capacityKw.min,
      maximum: capacityKw.max,
      errorMessage:
        "La potenza va da 0,5 a 10.000 kW. La trovi in bolletta alla voce «potenza impegnata».",
    }),
  ),
  /** Two-letter sign of the supply point's province, as `MI`. */
  province: Type.String({
    pattern: "^[A-Z]{2}$",
    errorMessage: "Scegli la provincia della fornitura.",
  }),
  operator: FieldText(FORM_FIELDS.operator),
  /** The person's present spend, € a year, taxes included; absent if unknown. */
  presentSpendEur: Type.Optional(
    Type.Number({
      exclusiveMinimum: presentSpendEur.min,
      maximum: presentSpendEur.max,
      errorMessage: "Scrivi quanto spendi in un anno in euro, come 850, o lascia vuoto.",
    }),
  ),
  ...contactFields,
});
export type RateRequest = Static<typeof RateRequest>;

/** `POST /rates` answers the new rate's unguessable id. */
export const RateCreated = Type.Object({
  rate: Type.String(),
  /** Proves ownership when personal data are requested; only the owner receives it. */
  key: Type.Optional(Type.String()),
  /** False if the quote was not mailed because a limit was reached. */
  mailed: Type.Optional(Type.Boolean()),
});
export type RateCreated = Static<typeof RateCreated>;

/** What a saving is measured against; the two are never mixed (see `RateView.reference`). */
export const SavingReference = Type.Union([
  /** The present contract, as the person described it. */
  Type.Literal("present-contract"),
  /** The median of the ranked offers for the same profile, if the present spend is unknown. */
  Type.Literal("median-offer"),
]);
export type SavingReference = Static<typeof SavingReference>;

/** What a person needs to take an offer up, as it stood on the day of the quote. */
export const OfferTerms = Type.Object({
  /** Last day on sale, ISO date, Rome. */
  validTo: Type.String(),
  /** Duration, price, activation, payment, guarantees: in Italian, only what the data have. */
  lines: Type.Array(SheetLine),
  phone: Type.Union([Type.String(), Type.Null()]),
  /** The offer's page on the supplier's site, or else that site. */
  url: Type.Union([Type.String(), Type.Null()]),
});
export type OfferTerms = Static<typeof OfferTerms>;

/** An offer of a quote; the terms are absent from quotes that were saved without them. */
export const QuotedOffer = Type.Object({
  ...OfferResult.properties,
  terms: Type.Optional(OfferTerms),
});
export type QuotedOffer = Static<typeof QuotedOffer>;

/** The words of a quote, in Italian: page, document and mail say the same. */
export const QuoteLetter = Type.Object({
  /**
   * `saving`: less than the present contract · `keep`: the present contract costs no more ·
   * `cheapest`: the present spend is unknown, so the headline is what the cheapest offer costs.
   */
  kind: OneOf(["saving", "keep", "cheapest"]),
  /** As `Risparmi 42,00 € l’anno`. */
  headline: Type.String(),
  /** True if the headline's figure is a *stima*. */
  isEstimate: Type.Boolean(),
  /** What the headline compares, in a sentence or two. */
  summary: Type.String(),
  /** As `Casa · residente · provincia di Milano · 2.700 kWh l’anno · 3 kW`. */
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
  subtype: Type.String(),
  destination: Destination,
  province: Type.String(),
  capacityKw: Type.Union([Type.Number(), Type.Null()]),
  figures: Rate,
  reference: SavingReference,
  /** The spend that the saving is measured against, € a year, taxes included. */
  referenceSpendEur: Type.Number(),
  /** The three best offers when the quote was made; one that the person started from comes first. */
  offers: Type.Array(QuotedOffer),
  /** The cheapest of them, which the headline is about. */
  bestSlug: Type.String(),
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
