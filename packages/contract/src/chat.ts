import Type, { type Static } from "typebox";
import { Addon } from "./chat-addons.ts";
import { WireError } from "./envelope.ts";
import { Nullable } from "./nullable.ts";
import { OneOf } from "./one-of.ts";
import { AddressMap, RememberedPlace } from "./places.ts";
import { RandomKey } from "./random-key.ts";
import { Rate } from "./rates.ts";
import { TRACKED_WIDGETS } from "./tracking-value.ts";
import { UUID_PATTERN } from "./uuid-pattern.ts";

/**
 * The conversation draft (dto): what the assistant knows about the person. Unknown fields are
 * empty.
 */
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

/** One line of «Quello che so di te». */
export const KnownAnswer = Type.Object({
  label: Type.String(),
  value: Type.String(),
  /** The question that changes the answer; null if it cannot be asked again. */
  step: Nullable(Type.Integer()),
});
export type KnownAnswer = Static<typeof KnownAnswer>;

/**
 * The socket's `message`, server → client, sent as a JSON string. `id` lets the client merge a
 * replay; `owner` is the persona or `user`. An assistant's message with addons asks the question
 * `step`. Steps increase along a conversation, with gaps, and a question always has the same step.
 * An assistant's message whose `step` is lower than a shown one means that another tab or a restart
 * went back there: the client then removes the messages above that step.
 */
export const ChatMessage = Type.Object({
  id: Type.Optional(Type.String()),
  owner: Type.String(),
  step: Type.Integer({ minimum: 0 }),
  messages: Type.Array(Type.String()),
  addons: Type.Array(Addon),
  dto: Type.Optional(Draft),
  /** The known answers of the draft, line by line. They are sent together with the draft. */
  known: Type.Optional(Type.Array(KnownAnswer)),
  /** The place that the answer before this message named, for the lists. A replay does not have it. */
  place: Type.Optional(RememberedPlace),
  /** The messages of later steps are removed: all with -1. Default: `step`. A replay does not have it. */
  above: Type.Optional(Type.Integer()),
  /** The code of a refusal that the text explains; absent from any other message. */
  refused: Type.Optional(Type.String()),
});
export type ChatMessage = Static<typeof ChatMessage>;

/**
 * A message without its addons. A browser may still run an older script, so it shows only the text
 * of a message that has an addon it does not know. The place is checked when it is read again.
 */
export const ChatMessageBody = Type.Omit(ChatMessage, ["addons", "place", "above"]);
export type ChatMessageBody = Static<typeof ChatMessageBody>;

/** The socket's `upload`, server → client: `pdf` is the quote's path, relative to the host. */
export const ChatUpload = Type.Object({ pdf: Type.String() });
export type ChatUpload = Static<typeof ChatUpload>;

/** The socket's `conversation`, server → client: what the client sends in a later `resume`. */
export const ChatConversation = Type.Object({
  /** Internal id of the conversation. */
  conversation: Type.String(),
  /** At least 128 random bits, because a socket id is not secret. */
  key: Type.String(),
});
export type ChatConversation = Static<typeof ChatConversation>;

/**
 * `POST /assistant/continue`: the token of a mailed link, and a key that the device chose, both 128
 * random bits in base64url. The device that first presents the token takes the conversation over.
 */
export const ChatContinuation = Type.Object({
  token: RandomKey,
  key: RandomKey,
});
export type ChatContinuation = Static<typeof ChatContinuation>;

/** The value of an answer. An array has the names of the boxes ticked in a consents addon. */
export const AnswerValue = Type.Union([
  Type.String({ maxLength: 2000 }),
  Type.Number(),
  Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 }),
]);
export type AnswerValue = Static<typeof AnswerValue>;

/** The socket's `message`, client → server. A message with a known `id` is stored once. */
export const ChatAnswer = Type.Object({
  id: Type.String({ pattern: UUID_PATTERN }),
  owner: Type.Literal("user"),
  step: Type.Integer({ minimum: 0, maximum: 10_000 }),
  messages: Type.Array(Type.String({ maxLength: 2000 }), { minItems: 1, maxItems: 1 }),
  /** The machine-readable value of the text, if a choice or a field gave one. */
  value: Type.Optional(AnswerValue),
  /**
   * The client's copy of the draft. The server accepts any value, but does not trust it and takes
   * no figure from it.
   */
  dto: Type.Optional(Type.Unknown()),
});
export type ChatAnswer = Static<typeof ChatAnswer>;

/** `rewind`: both sides remove all messages above `step`, and its question is asked again. */
export const ChatRewind = Type.Object({
  id: Type.String({ maxLength: 64 }),
  step: Type.Integer({ minimum: 0, maximum: 10_000 }),
});
export type ChatRewind = Static<typeof ChatRewind>;

/** `resume`: after a reload or on a new socket. `after` is the id of the last received message. */
export const ChatResume = Type.Object({
  conversation: Type.String({ maxLength: 64 }),
  key: Type.String({ maxLength: 128 }),
  after: Nullable(Type.String({ maxLength: 64 })),
});
export type ChatResume = Static<typeof ChatResume>;

/** Prefills the first answers, for example after a click on a card. */
export const ChatOpening = Type.Object({
  type: Type.Optional(Type.String({ maxLength: 32 })),
  offer: Type.Optional(Type.String({ maxLength: 200 })),
  /** A place chosen elsewhere on the site, as `Monza (MB)`. It prefills the field of the place. */
  place: Type.Optional(Type.String({ maxLength: 100 })),
  /** The query of the page that opened the assistant, as `consumo=3100&potenza=4.5`. */
  query: Type.Optional(Type.String({ maxLength: 400 })),
});
export type ChatOpening = Static<typeof ChatOpening>;
/** The handshake's `auth`: if `resuming` is true, the server sends no greeting before `resume`. */
export const ChatHandshake = Type.Object({
  tracking: Type.Optional(Type.String({ maxLength: 200 })),
  /** The name of the assistant's element, if it is on a page of another site. */
  widget: Type.Optional(OneOf(TRACKED_WIDGETS)),
  /** Path of the page that shows the assistant, without its query. */
  page: Type.Optional(Type.String({ maxLength: 400 })),
  resuming: Type.Optional(Type.Boolean()),
  opening: Type.Optional(ChatOpening),
  /** Access token of the login, whose account then owns the quotes of this conversation. */
  token: Type.Optional(Type.String({ maxLength: 4000 })),
});
export type ChatHandshake = Static<typeof ChatHandshake>;

/** The server's acknowledgement of `message`, `rewind` and `resume`. */
export const Acknowledgement = Type.Union([
  Type.Object({ ok: Type.Literal(true) }),
  Type.Object({ ok: Type.Literal(false), errors: Type.Array(WireError) }),
]);
export type Acknowledgement = Static<typeof Acknowledgement>;

const StoredAnswer = Type.Object({
  kind: Type.Literal("answer"),
  id: Type.String(),
  step: Type.Integer(),
  text: Type.String(),
  /** An `AnswerValue`; the server checks its length. */
  value: Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())])),
});
const StoredRewind = Type.Object({
  kind: Type.Literal("rewind"),
  id: Type.String(),
  step: Type.Integer(),
});

/** What a browser stores of a conversation to resume it after a reload. */
export const StoredChat = Type.Object({
  ...ChatConversation.properties,
  /** Messages that the server has not acknowledged, oldest first. */
  pending: Type.Array(Type.Union([StoredAnswer, StoredRewind])),
});
export type StoredChat = Static<typeof StoredChat>;
