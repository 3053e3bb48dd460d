import Type, { type Static } from "typebox";
import { FORM_FIELDS } from "./form-fields.ts";
import { FieldText } from "./form-schemas.ts";
import { Nullable } from "./nullable.ts";
import { OneOf } from "./one-of.ts";

/**
 * `open`: the operator has to read it · `waiting`: the operator is working on it · `answered`: the
 * person has to reply · `closed`. A person's reply reopens an answered or closed ticket.
 */
export const TicketState = OneOf(["open", "waiting", "answered", "closed"]);
export type TicketState = Static<typeof TicketState>;

/**
 * PDF, JPEG or PNG, detected by its first bytes. Served by `GET /tickets/{slug}/attachments/{id}`.
 */
const TicketAttachment = Type.Object({
  id: Type.String(),
  name: Type.String(),
  bytes: Type.Integer(),
  mediaType: Type.String(),
});

export const TicketMessage = Type.Object({
  /** Short, unique in its ticket: the last part of `/tickets/{slug}/{message}`. */
  id: Type.String(),
  author: OneOf(["customer", "operator"]),
  /** True if it was written in the chat without a login, so anybody may have written it. */
  isFromChat: Type.Boolean(),
  text: Type.String(),
  attachments: Type.Array(TicketAttachment),
  /** ISO 8601. */
  sentAt: Type.String(),
  /** When the recipient opened it; null = not yet. */
  readAt: Nullable(Type.String()),
});
export type TicketMessage = Static<typeof TicketMessage>;

/** One ticket of `GET /tickets`, the last changed first. */
export const TicketSummary = Type.Object({
  /** Unguessable (128 bits). */
  slug: Type.String(),
  /** Public number, as `V-2041`. */
  number: Type.String(),
  subject: Type.String(),
  state: TicketState,
  /**
   * True if it was opened in the chat without a login: anybody may have typed the account's
   * address.
   */
  isFromChat: Type.Boolean(),
  /** The quote it is about. */
  rate: Nullable(Type.String()),
  /** Number of answers that the person has not opened. */
  unread: Type.Integer(),
  /** The newest message: its id and the beginning of its text. */
  lastMessage: Type.String(),
  excerpt: Type.String(),
  /** ISO 8601. */
  createdAt: Type.String(),
  changedAt: Type.String(),
});
export type TicketSummary = Static<typeof TicketSummary>;

/** `GET /tickets/{slug}`: the thread, oldest first. */
export const TicketThread = Type.Object({
  ...TicketSummary.properties,
  messages: Type.Array(TicketMessage),
});
export type TicketThread = Static<typeof TicketThread>;

/**
 * `POST /tickets` and `POST /tickets/{slug}/messages` are multipart forms: these fields, and up to
 * five files named `files`, 10 MB each. The client chooses `id`, a UUID: a message with a known id
 * is stored once.
 */
export const TicketReplyFields = Type.Object({
  id: Type.String({ format: "uuid" }),
  message: FieldText(FORM_FIELDS.ticketMessage, "Scrivi il messaggio."),
});
export type TicketReplyFields = Static<typeof TicketReplyFields>;

export const TicketCreateFields = Type.Object({
  ...TicketReplyFields.properties,
  subject: FieldText(FORM_FIELDS.ticketSubject, "Scrivi l’oggetto: bastano due parole."),
  /** Id of a quote of the same person, or empty. */
  rate: Type.String({ maxLength: 64 }),
});
export type TicketCreateFields = Static<typeof TicketCreateFields>;

/** The answer of `POST /tickets` and of a reply: the address of the new message. */
export const TicketPlace = Type.Object({ slug: Type.String(), message: Type.String() });
export type TicketPlace = Static<typeof TicketPlace>;
