import Type, { type Static } from "typebox";
import { OfferResult } from "./offers.ts";
import { OneOf } from "./one-of.ts";

/* The controls of an assistant's message. */

/** Large buttons; a typed answer is accepted too unless `typed` is false. */
export const ChoicesAddon = Type.Object({
  kind: Type.Literal("choices"),
  choices: Type.Array(
    Type.Object({
      value: Type.String(),
      label: Type.String(),
      hint: Type.Optional(Type.String()),
    }),
  ),
  typed: Type.Boolean(),
});
export type ChoicesAddon = Static<typeof ChoicesAddon>;

/** One question with one field. `autocomplete` is an HTML autocomplete token. */
export const FieldAddon = Type.Object({
  kind: Type.Literal("field"),
  field: OneOf(["text", "email", "phone", "number", "address", "date"]),
  name: Type.String(),
  label: Type.String(),
  placeholder: Type.Optional(Type.String()),
  autocomplete: Type.Optional(Type.String()),
  /** The unit that is shown next to a number, as `kWh`. */
  unit: Type.Optional(Type.String()),
  /** Initial value of the field, as `+39 `. */
  initial: Type.Optional(Type.String()),
  /** Options offered while typing (provinces, suppliers). */
  suggestions: Type.Optional(Type.Array(Type.String())),
  /**
   * Path, relative to the host, of a call that answers labels for a typed text (`q`). `suggestions`
   * are offered if the call fails.
   */
  suggestUrl: Type.Optional(Type.String()),
  /** The label of the button that skips the question; absent if it cannot be skipped. */
  skip: Type.Optional(Type.Object({ value: Type.String(), label: Type.String() })),
});
export type FieldAddon = Static<typeof FieldAddon>;

const OffersAddon = Type.Object({
  kind: Type.Literal("offers"),
  offers: Type.Array(OfferResult),
  /** € a year that the savings are measured against, and its name in words. */
  referenceSpendEur: Type.Number(),
  referenceLabel: Type.String(),
  /** True if it is the spend of a ranking's median offer: a difference from it is not a saving. */
  isMedian: Type.Optional(Type.Boolean()),
  /** True if `referenceSpendEur` is a *stima*, so that the savings are one too. */
  isReferenceEstimate: Type.Optional(Type.Boolean()),
  /**
   * The supply that the figures are for, and a present spend that they are compared with, as a query
   * of the offers' paths without question mark.
   */
  query: Type.Optional(Type.String()),
  /**
   * The offer that the person started from, with its label; absent if it is not among the offers.
   */
  opened: Type.Optional(Type.Object({ slug: Type.String(), note: Type.String() })),
});

const FileAddon = Type.Object({
  kind: Type.Literal("file"),
  label: Type.String(),
  /** Media types, as `application/pdf`. */
  accept: Type.Array(Type.String()),
  maxBytes: Type.Integer(),
  /** What happens to the file, in a sentence that is shown before one is chosen. */
  notice: Type.Optional(Type.String()),
});

const PdfAddon = Type.Object({
  kind: Type.Literal("pdf"),
  label: Type.String(),
  /** Path relative to the host. */
  url: Type.String(),
  /** Path of the saved quote's page, relative to the host; it can be shared. */
  page: Type.String(),
  /**
   * The same path with the owner's key, which gives the device that opens it the owner's rights. It
   * is never stored.
   */
  own: Type.Optional(Type.String()),
});

export const ConsentsAddon = Type.Object({
  kind: Type.Literal("consents"),
  boxes: Type.Array(
    Type.Object({
      name: Type.String(),
      label: Type.String(),
      required: Type.Boolean(),
      link: Type.Optional(Type.Object({ label: Type.String(), url: Type.String() })),
    }),
  ),
  submit: Type.String(),
});
export type ConsentsAddon = Static<typeof ConsentsAddon>;

export const Addon = Type.Union([
  ChoicesAddon,
  FieldAddon,
  OffersAddon,
  FileAddon,
  PdfAddon,
  ConsentsAddon,
]);
export type Addon = Static<typeof Addon>;
