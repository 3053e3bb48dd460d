import Type, { type Static } from "typebox";
import { BILL_FIELDS, type BillFieldName } from "./bill-fields.ts";
import { FIGURE_SENTENCES } from "./figure-sentences.ts";
import { FORM_FIELDS } from "./form-fields.ts";
import { FORM_FIGURES } from "./form-figures.ts";
import { FieldFigure, FieldFigureAbove, FieldText, SupplyProvince } from "./form-schemas.ts";
import { Nullable } from "./nullable.ts";
import { DESTINATIONS, EnergyTipology, OfferResult } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { RateCreated } from "./rates.ts";

/**
 * How far a read value can be trusted. `sure`: it passed a check of its own, for example a sum or a
 * check digit. `doubtful`: it was found where such a value usually is, but nothing confirms it.
 */
const BillConfidence = OneOf(["sure", "doubtful"]);

/** One value with the words that it was read from. The person has not confirmed it yet. */
export const BillField = Type.Object({
  name: Type.Unsafe<BillFieldName>(Type.String()),
  /** A decimal string with a dot, an ISO date, or a text. */
  value: Type.String(),
  /** `kWh`, `Smc`, `kW`, `€`, `€/kWh`, `€/Smc`; empty for dates and texts. */
  unit: Type.String(),
  /** The line of the page, as it was printed. */
  text: Type.String(),
  /** Counts from 1; 0 = the person typed it. */
  page: Type.Integer(),
  confidence: BillConfidence,
});
export type BillField = Static<typeof BillField>;

/** The present contract, found in the catalogue by the code on the bill. */
const BillOffer = Type.Object({
  slug: Type.String(),
  code: Type.String(),
  name: Type.String(),
  supplier: Type.String(),
  /** Its page on this host. */
  path: Type.String(),
  pricing: OfferResult.properties.pricing,
});

/** The values that a bill gives for one supply; a dual bill has two supplies. */
export const BillSupply = Type.Object({
  tipology: EnergyTipology,
  /** From 0. Supplies with the same number have the same POD or PDR. */
  group: Type.Integer(),
  fields: Type.Array(BillField),
  offer: Nullable(BillOffer),
  /**
   * The offer with the code on the bill, if it belongs to another supplier than the bill's. `offer`
   * is then null, and no figure uses this offer.
   */
  doubtfulOffer: Type.Optional(BillOffer),
  /** A proposal if the bill states no consumption of a year. It has no effect unless it is sent. */
  annualEstimate: Type.Optional(
    Type.Object({
      /** kWh or Smc a year. */
      consumption: Type.Number(),
      /** How it was estimated, in Italian, in words that follow a colon. */
      basis: Type.String(),
    }),
  ),
});
export type BillSupply = Static<typeof BillSupply>;

/**
 * Why a file gave no values, or fewer than usual. `encrypted`: the file needs a password · `broken`
 * · `too-many-pages` · `too-heavy`: reading it takes more time or memory than allowed ·
 * `illegible`: the picture has no readable words, or few clear words and none of a bill ·
 * `slow-picture`: reading it took longer than allowed · `busy`: too many pictures were waiting, so
 * this one was not opened · `interrupted`: the reading stopped and was not resumed · `blank`: a PDF
 * without text and without pictures · `foreign`: written in another language · `not-a-bill` ·
 * `few-values`: it is a bill, but few values could be read · `several-points`: the values of one of
 * several PODs or PDRs were read, and all are doubtful. The codes of files that were not stored:
 * `heic`: a photograph that only iPhones open · `office`: a document of Word or an archive ·
 * `other-kind` · `empty` · `too-large`.
 */
export const BillProblemCode = OneOf([
  "encrypted",
  "broken",
  "too-many-pages",
  "too-heavy",
  "illegible",
  "slow-picture",
  "busy",
  "interrupted",
  "blank",
  "foreign",
  "not-a-bill",
  "few-values",
  "several-points",
  "heic",
  "office",
  "other-kind",
  "empty",
  "too-large",
]);
export type BillProblemCode = Static<typeof BillProblemCode>;

/** One uploaded file. */
export const BillFile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  bytes: Type.Integer(),
  status: OneOf(["reading", "read", "failed"]),
  /** Share of the file that has been read, 0 to 1; 1 once `status` is not `reading`. */
  progress: Type.Number(),
  /** Number of pictures in the queue before this one, while `status` is `reading`. */
  waiting: Type.Optional(Type.Integer()),
  kind: Nullable(OneOf(["luce", "gas", "dual"])),
  supplies: Type.Array(BillSupply),
  /** What went wrong, and what to do now, in Italian. */
  problem: Nullable(Type.Object({ code: BillProblemCode, message: Type.String() })),
});
export type BillFile = Static<typeof BillFile>;

/** `GET /bills/{bill}`: the files and what was read of them so far. */
export const BillView = Type.Object({
  bill: Type.String(),
  /** ISO 8601. */
  createdAt: Type.String(),
  /** When files and values are deleted at the latest, ISO 8601. */
  keptUntil: Type.String(),
  files: Type.Array(BillFile),
});
export type BillView = Static<typeof BillView>;

/**
 * `POST /bills`: a multipart form of one to five files named `files`: PDF, JPEG or PNG, 10 MB each.
 * PDFs with text are read before the answer, pictures after it: ask `GET /bills/{bill}`.
 */
export const BillCreated = Type.Object({
  ...BillView.properties,
  /**
   * Proves who owns the bill. Only this answer contains it; later calls send it in the header
   * `owner-key`.
   */
  key: Type.String(),
});
export type BillCreated = Static<typeof BillCreated>;

type AmountName = {
  [Name in BillFieldName]: (typeof BILL_FIELDS)[Name] extends { sentence: string } ? Name : never;
}[BillFieldName];

const Amount = (name: AmountName) =>
  Type.Optional(
    FieldFigure({ ...FORM_FIGURES.presentSpendEur, min: 0 }, BILL_FIELDS[name].sentence),
  );

/** May be negative, because a bill that settles earlier bills may credit a sum. */
const SignedAmount = (name: AmountName) => {
  const { max } = FORM_FIGURES.presentSpendEur;
  return Type.Optional(FieldFigure({ min: -max, max }, BILL_FIELDS[name].sentence));
};

const OfferCode = Type.String({ maxLength: 60 });

/**
 * `POST /bills/{bill}/offer`: the code of the present offer as a person typed it. The answer is the
 * supply with that code and its offer in the catalogue; nothing is stored.
 */
export const BillOfferCode = Type.Object({
  /** The id of the file. */
  file: Type.String({ maxLength: 64 }),
  type: EnergyTipology,
  offerCode: OfferCode,
});
export type BillOfferCode = Static<typeof BillOfferCode>;

/**
 * `POST /bills/{bill}/rate` answers `BillRateCreated`. The body holds the values that the person
 * confirmed for one supply of one file. The API answers a field error for a doubtful value that is
 * neither changed nor listed in `checked`. The call makes the quote and deletes what was read of
 * that supply, also in other files with the same POD or PDR. Other supplies are kept until they are
 * confirmed, and a file that is still being read is kept until its reading ends.
 */
export const BillConfirmation = Type.Object({
  /** The id of the file. */
  file: Type.String({ maxLength: 64 }),
  type: EnergyTipology,
  /** The fields whose doubtful value the person confirms; a changed field need not be listed. */
  checked: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 40 })),
  destination: OneOf(DESTINATIONS, {
    errorMessage: "Scegli se la fornitura è di una casa o di un’azienda.",
  }),
  /** Required for a home's electricity. */
  resident: Type.Optional(Type.Boolean()),
  province: SupplyProvince,
  /** kWh or Smc a year. */
  annualConsumption: FieldFigureAbove(
    FORM_FIGURES.consumption,
    FIGURE_SENTENCES.consumption.either,
  ),
  /** True if `annualConsumption` is a guess because the bill states none; the quote says so. */
  isAnnualEstimated: Type.Optional(Type.Boolean()),
  /** kWh of the year by band, for electricity: all, none, or only F1 if the bill has F1 and F23. */
  annualF1: Amount("annualF1"),
  annualF2: Amount("annualF2"),
  annualF3: Amount("annualF3"),
  capacityKw: Type.Optional(FieldFigure(FORM_FIGURES.capacityKw, FIGURE_SENTENCES.capacityKw)),
  operator: FieldText(FORM_FIELDS.operator),
  /** The present offer's code, if it differs from the one that was read; empty = none. */
  offerCode: Type.Optional(OfferCode),
  /** The person or firm that the bill is for. Only the form of an order uses it. */
  holder: Type.Optional(Type.String({ maxLength: 120 })),
  /** Street and number of the supply. Only the form of an order uses the address. */
  street: Type.Optional(Type.String({ maxLength: FORM_FIELDS.street.maxLength })),
  postalCode: Type.Optional(Type.String({ maxLength: FORM_FIELDS.postalCode.maxLength })),
  city: Type.Optional(Type.String({ maxLength: FORM_FIELDS.city.maxLength })),
  /** True if the bill's fiscal code, if it was read for sure, is kept for the form of an order. */
  keepsFiscalCode: Type.Optional(Type.Boolean()),
  /** ISO dates, both days included; empty if unknown. */
  periodStart: Type.String({ maxLength: 10 }),
  periodEnd: Type.String({ maxLength: 10 }),
  /** ISO date on which the present contract's conditions end; empty or absent if unknown. */
  offerExpiry: Type.Optional(Type.String({ maxLength: 10 })),
  /** kWh or Smc of the period. */
  periodConsumption: Amount("periodConsumption"),
  /** € of the period, before VAT; 0 or less for a credit, from which no yearly cost follows. */
  sale: SignedAmount("sale"),
  saleFixed: Amount("saleFixed"),
  /** €/kWh or €/Smc that the contract states, without dispatching. */
  contractPrice: Amount("contractPrice"),
  /** Mean price of the sale with dispatching, €/kWh or €/Smc; used if `contractPrice` is absent. */
  unitPrice: Amount("unitPrice"),
  /** Whether the price is fixed or follows the index of its months; absent = not known. */
  pricing: Type.Optional(OneOf(["fixed", "variable"])),
  /** The bill's total for the period, after the bonus, €; 0 or less for a credit, as with `sale`. */
  total: SignedAmount("total"),
  /** What the «bonus sociale» took off `total`, €. */
  socialBonus: Amount("socialBonus"),
  /** The part of `total` that is not for energy, €. */
  televisionFee: Amount("televisionFee"),
});
export type BillConfirmation = Static<typeof BillConfirmation>;

/** The terms of a present contract, as a bill states them. */
export const BillContract = Type.Object({
  pricing: OneOf(["fixed", "variable"]),
  /** €/kWh or €/Smc before VAT: the price, or what a variable one adds to the index. */
  unitPriceEur: Type.Number(),
  /** € a year before VAT. */
  fixedFeeEur: Type.Number(),
  /** True if the price includes electricity's dispatching, as the mean price of a sale does. */
  includesDispatching: Type.Boolean(),
});
export type BillContract = Static<typeof BillContract>;

export const BillRateCreated = Type.Object({
  ...RateCreated.properties,
  /**
   * Null unless the bill states the price and its fixed part, and the person said whether the price
   * is fixed.
   */
  contract: Nullable(BillContract),
});
export type BillRateCreated = Static<typeof BillRateCreated>;
