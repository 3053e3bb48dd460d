import Type, { type Static } from "typebox";
import { OfferResult } from "./offers.ts";
import { AddressMap } from "./places.ts";
import { Rate } from "./rates.ts";

/** The conversation draft (dto): what the assistant knows of the person, empty until known. */
export const Draft = Type.Object({
  name: Type.String({ maxLength: 120 }),
  email: Type.String({ maxLength: 254 }),
  phone: Type.String({ maxLength: 32 }),
  address: AddressMap,
  /** Typology: `luce`, `gas`, `noleggio`, `pos`, `internet`. */
  type: Type.String({ maxLength: 32 }),
  /** `residente`, `non-residente`; a vehicle's segment, a terminal's type, the present line's technology. */
  subtype: Type.String({ maxLength: 32 }),
  /** `privati`, `aziende`. */
  destination: Type.String({ maxLength: 32 }),
  /** kW, a decimal string with a dot. */
  capacity: Type.String({ maxLength: 16 }),
  /** Present supplier or operator. */
  operator: Type.String({ maxLength: 80 }),
  /** `email`, `telefono`, `whatsapp`. */
  communication: Type.String({ maxLength: 32 }),
  /** Slugs of the offers proposed. */
  offers: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 }),
  rates: Type.Array(Rate, { maxItems: 20 }),
  /** The saved rate's id, empty until the quote is made. */
  preventivo: Type.String({ maxLength: 64 }),
  tracking: Type.String({ maxLength: 200 }),
});
export type Draft = Static<typeof Draft>;

/** Big targets; a typed answer is welcome too unless `typed` is false. */
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

/** One question with one field. `autocomplete` is an HTML token. */
export const FieldAddon = Type.Object({
  kind: Type.Literal("field"),
  field: Type.Union([
    Type.Literal("text"),
    Type.Literal("email"),
    Type.Literal("phone"),
    Type.Literal("number"),
    Type.Literal("address"),
    Type.Literal("date"),
  ]),
  name: Type.String(),
  label: Type.String(),
  placeholder: Type.Optional(Type.String()),
  autocomplete: Type.Optional(Type.String()),
  /** Unit shown beside a number, as `kWh`. */
  unit: Type.Optional(Type.String()),
  /** What stands in the field at first, as `+39 `. */
  initial: Type.Optional(Type.String()),
  /** Options offered while typing (provinces, suppliers). */
  suggestions: Type.Optional(Type.Array(Type.String())),
  /** The label of the way past the question, where it may be skipped. */
  skip: Type.Optional(Type.Object({ value: Type.String(), label: Type.String() })),
});
export type FieldAddon = Static<typeof FieldAddon>;

export const OffersAddon = Type.Object({
  kind: Type.Literal("offers"),
  offers: Type.Array(OfferResult),
  /** € a year the savings are measured against, and in words what that is. */
  referenceSpendEur: Type.Number(),
  referenceLabel: Type.String(),
  /** The supply the figures are for, as a query of the offers' paths; no question mark. */
  query: Type.Optional(Type.String()),
});
export type OffersAddon = Static<typeof OffersAddon>;

export const FileAddon = Type.Object({
  kind: Type.Literal("file"),
  label: Type.String(),
  /** Media types, as `application/pdf`. */
  accept: Type.Array(Type.String()),
  maxBytes: Type.Integer(),
});
export type FileAddon = Static<typeof FileAddon>;

export const PdfAddon = Type.Object({
  kind: Type.Literal("pdf"),
  label: Type.String(),
  /** Path relative to the host. */
  url: Type.String(),
  /** Path of the saved quote's page, relative to the host. */
  page: Type.String(),
});
export type PdfAddon = Static<typeof PdfAddon>;

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

/**
 * The socket's `message`, server → client, sent as a JSON string. `id` lets a replay be merged;
 * `owner` is the persona or `user`. An assistant's message with addons asks the question `step`.
 *
 * Steps grow along a conversation, with gaps, and a question keeps its step for ever. So an
 * assistant's message whose `step` is below one that is shown means that the conversation was led
 * back there, by another tab or by a new start: what is shown above that step is to be cleaned.
 */
export const ChatMessage = Type.Object({
  id: Type.Optional(Type.String()),
  owner: Type.String(),
  step: Type.Integer({ minimum: 0 }),
  messages: Type.Array(Type.String()),
  addons: Type.Array(Addon),
  dto: Type.Optional(Draft),
});
export type ChatMessage = Static<typeof ChatMessage>;

/** The socket's `upload`, server → client: `pdf` is the quote's path, relative to the host. */
export const ChatUpload = Type.Object({ pdf: Type.String() });
export type ChatUpload = Static<typeof ChatUpload>;

/** The socket's `conversation`, server → client: what a later `resume` must present. */
export const ChatConversation = Type.Object({
  /** Inner id of the conversation. */
  conversation: Type.String(),
  /** 128 bits or more, for a socket id is no secret. */
  key: Type.String(),
});
export type ChatConversation = Static<typeof ChatConversation>;

/** What a consents addon answers: the names of the ticked boxes. */
export const AnswerValue = Type.Union([
  Type.String({ maxLength: 2000 }),
  Type.Number(),
  Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 }),
]);
export type AnswerValue = Static<typeof AnswerValue>;

/** The socket's `message`, client → server. The same `id` twice is stored once. */
export const ChatAnswer = Type.Object({
  id: Type.String({ pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$" }),
  owner: Type.Literal("user"),
  step: Type.Integer({ minimum: 0, maximum: 10_000 }),
  messages: Type.Array(Type.String({ maxLength: 2000 }), { minItems: 1, maxItems: 1 }),
  /** The machine's reading of the text, where a choice or a field gave one. */
  value: Type.Optional(AnswerValue),
  /** A hint, never a source of figures. Anything is taken and nothing of it is trusted. */
  dto: Type.Optional(Type.Unknown()),
});
export type ChatAnswer = Static<typeof ChatAnswer>;

/** `rewind`: everything above `step` is cleaned on both sides and its question is asked again. */
export const ChatRewind = Type.Object({
  id: Type.String({ maxLength: 64 }),
  step: Type.Integer({ minimum: 0, maximum: 10_000 }),
});
export type ChatRewind = Static<typeof ChatRewind>;

/** `resume`: after a reload or on a new socket. `after` is the id of the last message had. */
export const ChatResume = Type.Object({
  conversation: Type.String({ maxLength: 64 }),
  key: Type.String({ maxLength: 128 }),
  after: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
});
export type ChatResume = Static<typeof ChatResume>;

/** The handshake's `auth`: `resuming` holds the greeting back until `resume` was tried. */
export const ChatHandshake = Type.Object({
  tracking: Type.Optional(Type.String({ maxLength: 200 })),
  resuming: Type.Optional(Type.Boolean()),
  /** Prefills the first answers, as when a card's action opens the assistant. */
  opening: Type.Optional(
    Type.Object({
      type: Type.Optional(Type.String({ maxLength: 32 })),
      offer: Type.Optional(Type.String({ maxLength: 200 })),
      /** A place chosen elsewhere on the site, as `Monza (MB)`: it stands in the place's field. */
      place: Type.Optional(Type.String({ maxLength: 100 })),
    }),
  ),
});
export type ChatHandshake = Static<typeof ChatHandshake>;
