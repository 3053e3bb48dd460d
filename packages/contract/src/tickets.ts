import Type, { type Static } from "typebox";
import { TICKET_MESSAGE_MAX } from "./limits.ts";

/**
 * `open`: for the operator to look at · `waiting`: taken in charge · `answered`: it is the person's
 * turn · `closed`. A person's reply reopens what was answered or closed.
 */
export const TicketState = Type.Union([
  Type.Literal("open"),
  Type.Literal("waiting"),
  Type.Literal("answered"),
  Type.Literal("closed"),
]);
export type TicketState = Static<typeof TicketState>;

/** PDF, JPEG or PNG, known by its first bytes; `GET /tickets/{slug}/attachments/{id}` answers it. */
export const TicketAttachment = Type.Object({
  id: Type.String(),
  name: Type.String(),
  bytes: Type.Integer(),
  mediaType: Type.String(),
});
export type TicketAttachment = Static<typeof TicketAttachment>;

export const TicketMessage = Type.Object({
  /** Short, unique in its ticket: the last part of `/tickets/{slug}/{message}`. */
  id: Type.String(),
  author: Type.Union([Type.Literal("customer"), Type.Literal("operator")]),
  text: Type.String(),
  attachments: Type.Array(TicketAttachment),
  /** ISO 8601. */
  sentAt: Type.String(),
  /** When its reader opened it; null = not yet. */
  readAt: Type.Union([Type.String(), Type.Null()]),
});
export type TicketMessage = Static<typeof TicketMessage>;

/** A line of `GET /tickets`, the last changed first. */
export const TicketSummary = Type.Object({
  /** Unguessable (128 bits). */
  slug: Type.String(),
  /** For people to name it by, as `V-2041`. */
  number: Type.String(),
  subject: Type.String(),
  state: TicketState,
  /** The quote it is about. */
  rate: Type.Union([Type.String(), Type.Null()]),
  /** Answers that the person has not opened. */
  unread: Type.Integer(),
  /** The newest message's id and its beginning. */
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
 * five files named `files`, 10 MB each. `id` is a UUID made by the client: sent twice, stored once.
 */
export const TicketReplyFields = Type.Object({
  id: Type.String({ format: "uuid" }),
  message: Type.String({ minLength: 1, maxLength: TICKET_MESSAGE_MAX }),
});
export type TicketReplyFields = Static<typeof TicketReplyFields>;

export const TicketCreateFields = Type.Object({
  ...TicketReplyFields.properties,
  subject: Type.String({ minLength: 3, maxLength: 120 }),
  /** A quote of the person's own, or empty. */
  rate: Type.String({ maxLength: 64 }),
});
export type TicketCreateFields = Static<typeof TicketCreateFields>;

/** `POST /tickets` and its replies answer where the message stands. */
export const TicketPlace = Type.Object({ slug: Type.String(), message: Type.String() });
export type TicketPlace = Static<typeof TicketPlace>;
