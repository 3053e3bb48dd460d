import Type, { type Static } from "typebox";
import type { BillFieldName } from "./bill-fields.ts";
import { FIGURE_SENTENCES } from "./figure-sentences.ts";
import { FORM_FIELDS, FORM_FIGURES } from "./form-fields.ts";
import { FieldFigure, FieldFigureAbove, FieldText } from "./form-schemas.ts";
import { Destination, EnergyTipology } from "./offers.ts";
import { OneOf } from "./one-of.ts";

const Nullable = <T extends ReturnType<typeof Type.Object>>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/**
 * How far a value that was read can be trusted. `sure`: it passed a check of its own, as a sum or a
 * check digit. `doubtful`: it stands where such a value stands, but nothing proves it.
 */
export const BillConfidence = OneOf(["sure", "doubtful"]);
export type BillConfidence = Static<typeof BillConfidence>;

/** One value, beside the words that it was read from. Nobody has confirmed it yet. */
export const BillField = Type.Object({
  name: Type.Unsafe<BillFieldName>(Type.String()),
  /** A decimal string with a dot, an ISO date, or a text. */
  value: Type.String(),
  /** `kWh`, `Smc`, `kW`, `€`, `€/kWh`, `€/Smc`; empty for dates and texts. */
  unit: Type.String(),
  /** The line of the page, as it was printed. */
  text: Type.String(),
  /** From 1. */
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
});

/** What a bill says of one supply; a dual bill has two. */
export const BillSupply = Type.Object({
  tipology: EnergyTipology,
  fields: Type.Array(BillField),
  offer: Nullable(BillOffer),
});
export type BillSupply = Static<typeof BillSupply>;

/**
 * Why a file gave nothing or less than usual. `encrypted`: a password is needed · `broken` ·
 * `too-many-pages` · `too-heavy`: reading it takes more time or memory than allowed · `illegible`:
 * a picture without readable words · `slow-picture` · `not-a-bill` · `few-values`: a bill, of which
 * little could be read.
 */
export const BillProblemCode = OneOf([
  "encrypted",
  "broken",
  "too-many-pages",
  "too-heavy",
  "illegible",
  "slow-picture",
  "not-a-bill",
  "few-values",
]);
export type BillProblemCode = Static<typeof BillProblemCode>;

/** One uploaded file. */
export const BillFile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  bytes: Type.Integer(),
  status: OneOf(["reading", "read", "failed"]),
  /** Of `reading`, 0 to 1. */
  progress: Type.Number(),
  /** Of `reading`: how many pictures are read before this one. */
  waiting: Type.Optional(Type.Integer()),
  kind: Type.Union([OneOf(["luce", "gas", "dual"]), Type.Null()]),
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
  /** Proves whose bill it is; only this answer has it. The header `owner-key` carries it later. */
  key: Type.String(),
});
export type BillCreated = Static<typeof BillCreated>;

const Amount = (errorMessage: string) =>
  Type.Optional(FieldFigure(FORM_FIGURES.presentSpendEur, errorMessage));

/**
 * `POST /bills/{bill}/rate` answers `RateCreated`: the values that the person confirmed, for one
 * supply. A doubtful value that is neither changed nor in `checked` is refused by its field. It makes the quote and deletes the files and what was read of that supply; of a dual bill
 * the values of the other one stay until they are confirmed too.
 */
export const BillConfirmation = Type.Object({
  type: EnergyTipology,
  /** The fields whose doubtful value the person declares right; one that was changed needs none. */
  checked: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 40 })),
  destination: Destination,
  resident: Type.Optional(Type.Boolean()),
  /** Two-letter sign. */
  province: Type.String({
    pattern: "^[A-Z]{2}$",
    errorMessage: "Scegli la provincia della fornitura.",
  }),
  /** kWh or Smc a year. */
  annualConsumption: FieldFigureAbove(FORM_FIGURES.consumption, FIGURE_SENTENCES.consumption),
  /** kWh of the year by band, all three or none; of electricity. */
  annualF1: Amount("Scrivi il consumo in F1 in cifre, come 900."),
  annualF2: Amount("Scrivi il consumo in F2 in cifre, come 800."),
  annualF3: Amount("Scrivi il consumo in F3 in cifre, come 910."),
  capacityKw: Type.Optional(FieldFigure(FORM_FIGURES.capacityKw, FIGURE_SENTENCES.capacityKw)),
  operator: FieldText(FORM_FIELDS.operator),
  /** ISO dates, the last day included; empty if unknown. */
  periodStart: Type.String({ maxLength: 10 }),
  periodEnd: Type.String({ maxLength: 10 }),
  /** ISO date on which the present contract's conditions end; empty or absent if unknown. */
  offerExpiry: Type.Optional(Type.String({ maxLength: 10 })),
  /** kWh or Smc of the period. */
  periodConsumption: Amount("Scrivi il consumo fatturato in cifre, come 430."),
  /** € of the period, before VAT. */
  sale: Amount("Scrivi la spesa per la vendita in euro, come 78,90."),
  saleFixed: Amount("Scrivi la quota fissa in euro, come 24,00."),
  /** €/kWh or €/Smc of the sale. */
  unitPrice: Amount("Scrivi il prezzo unitario in euro, come 0,128."),
  /** € of the period, as the bill asks for it. */
  total: Amount("Scrivi il totale in euro, come 123,45."),
  /** € of it that are no energy. */
  televisionFee: Amount("Scrivi il canone RAI in euro, come 18,00."),
});
export type BillConfirmation = Static<typeof BillConfirmation>;
