import Type, { type Static } from "typebox";

/** `POST /unsubscribe`: what the link of a mail carries, `/disiscrivimi/{reference}?chiave={key}`. */
export const UnsubscribeRequest = Type.Object({
  /** A quote's id, or that of another request. */
  reference: Type.String({ minLength: 1, maxLength: 64 }),
  key: Type.String({ minLength: 1, maxLength: 64 }),
});
export type UnsubscribeRequest = Static<typeof UnsubscribeRequest>;

/** The mailbox, mostly hidden, as `a•••@esempio.it`. */
export const Unsubscribed = Type.Object({ mailbox: Type.String() });
export type Unsubscribed = Static<typeof Unsubscribed>;
