import Type, { type Static } from "typebox";
import { ProductTipology } from "./products.ts";
import { Consents } from "./rates.ts";

/** As a person types it: the assistant's own readers understand it, and empty is «non lo so». */
const Said = Type.Optional(Type.String({ maxLength: 200 }));

/**
 * `POST /item-requests`: the plain form's way to ask for a rental, a terminal or a line. The
 * answers are those of the assistant's questions, in words.
 */
export const ItemRequest = Type.Object({
  type: ProductTipology,
  /** Slug of the item that is wanted; empty = none in particular. */
  item: Type.String({ maxLength: 200 }),
  destination: Said,
  /** Rental. */
  segment: Said,
  duration: Said,
  mileage: Said,
  downPayment: Said,
  neededBy: Said,
  /** Terminal. */
  takings: Said,
  receipt: Said,
  terminal: Said,
  /** Line: two-letter sign of the province. */
  province: Said,
  operator: Said,
  presentLine: Said,
  speed: Said,
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
export type ItemRequest = Static<typeof ItemRequest>;

/** The request is registered. */
export const ItemRequestReceived = Type.Object({
  /** False where no summary was mailed: that mailbox had its mails of the day. */
  mailed: Type.Boolean(),
});
export type ItemRequestReceived = Static<typeof ItemRequestReceived>;
