import Type, { type Static } from "typebox";
import { Destination, OfferResult, Tipology } from "./offers.ts";

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

export const Consents = Type.Object({
  /** The privacy notice was read: needed to leave one's contacts. */
  privacy: Type.Literal(true),
  marketing: Type.Boolean(),
  /** Passing the contacts to the supplier of the chosen offer. */
  thirdParties: Type.Boolean(),
});
export type Consents = Static<typeof Consents>;

/** `POST /rates`: the plain form's way to a saved quote. */
export const RateRequest = Type.Object({
  destination: Destination,
  type: Type.Union([Type.Literal("luce"), Type.Literal("gas")]),
  resident: Type.Optional(Type.Boolean()),
  /** Two-letter sign of the supply point's province, as `MI`. */
  province: Type.String({ pattern: "^[A-Z]{2}$" }),
  operator: Type.String({ maxLength: 80 }),
  /** kWh or Smc a year. */
  consumption: Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000 }),
  capacityKw: Type.Optional(Type.Number({ minimum: 0.5, maximum: 10_000 })),
  /** What the person pays now, € a year, taxes included; absent when unknown. */
  presentSpendEur: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000 })),
  communication: Type.Union([
    Type.Literal("email"),
    Type.Literal("telefono"),
    Type.Literal("whatsapp"),
  ]),
  name: Type.String({ minLength: 2, maxLength: 80 }),
  email: Type.String({ maxLength: 254 }),
  phone: Type.String({ maxLength: 20 }),
  consents: Consents,
  /** Honeypot: a person never sees it, so it stays empty. */
  website: Type.Optional(Type.String({ maxLength: 200 })),
});
export type RateRequest = Static<typeof RateRequest>;

/** `POST /rates` answers the new rate's unguessable id. */
export const RateCreated = Type.Object({
  rate: Type.String(),
  /** Proves ownership where personal data are shown; only its owner ever gets it. */
  key: Type.Optional(Type.String()),
  /** False where the quote was not mailed: a limit was reached. */
  mailed: Type.Optional(Type.Boolean()),
});
export type RateCreated = Static<typeof RateCreated>;

/** What the saving is measured against; never mixed (see `RateView.reference`). */
export const SavingReference = Type.Union([
  /** The present contract, from what the person told us. */
  Type.Literal("present-contract"),
  /** The median of the ranked offers for the same profile: the present spend is not known. */
  Type.Literal("median-offer"),
]);
export type SavingReference = Static<typeof SavingReference>;

/** `GET /rates/{rate}`: figures only, for the address is made to be shared. */
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
  /** € a year, taxes included, of what the saving is measured against. */
  referenceSpendEur: Type.Number(),
  /** The three best offers as they stood when the quote was made. */
  offers: Type.Array(OfferResult),
  /** What the figures rest on, in Italian, one sentence each. */
  assumptions: Type.Optional(Type.Array(Type.String())),
  /** Day of the offers' snapshot, ISO date. */
  updatedAt: Type.String(),
  demonstration: Type.Boolean(),
  /** Path of the PDF, relative to the host. */
  quotePdf: Type.String(),
});
export type RateView = Static<typeof RateView>;
