import Type, { type Static } from "typebox";
import { Channel } from "./form-schemas.ts";
import { Nullable } from "./nullable.ts";

/**
 * `/rates/{rate}/offers/{offer}/consent`: whether the supplier of an offer may contact the owner of
 * the quote. It needs the key or the login that `/rates/{rate}/holder` needs.
 */
export const SupplierConsent = Type.Object({
  /** The name of the supplier who would get the contacts. */
  supplier: Type.String(),
  /** The channels for which the owner left an address or a number, with the text of each. */
  choices: Type.Array(Type.Object({ channel: Channel, text: Type.String() })),
  /** The consent in force; null = none. */
  given: Nullable(Type.Object({ channel: Channel, text: Type.String(), givenAt: Type.String() })),
});
export type SupplierConsent = Static<typeof SupplierConsent>;

/** `POST` on the same path: the channel that the owner chooses; null withdraws the consent. */
export const SupplierConsentUpdate = Type.Object({ channel: Nullable(Channel) });
export type SupplierConsentUpdate = Static<typeof SupplierConsentUpdate>;
