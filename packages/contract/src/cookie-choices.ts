import Type, { type Static } from "typebox";
import { OneOf } from "./one-of.ts";

/**
 * The `consensi` cookie: the cookie choice, the version of the texts that the visitor read, and the
 * random number under which `POST /frontend/consents` stores the choice.
 */
export const CookieChoice = Type.Object({
  id: Type.String({ format: "uuid" }),
  version: Type.String({ maxLength: 20 }),
  /** Epoch seconds, up to the year 9999. */
  at: Type.Integer({ minimum: 0, maximum: 253_402_300_799 }),
  /** True if the affiliate's value may be stored. */
  tracking: Type.Boolean(),
});
export type CookieChoice = Static<typeof CookieChoice>;

/** `POST /frontend/consents`: records the choice after every change. */
export const CookieChoiceRequest = Type.Object({
  ...CookieChoice.properties,
  /** How the choice was made. */
  source: OneOf(["accept", "refuse", "close", "choices", "policy-page"]),
});
export type CookieChoiceRequest = Static<typeof CookieChoiceRequest>;

/** The answer of `POST /frontend/consents`. */
export const CookieChoiceRecorded = Type.Object({ recorded: Type.Literal(true) });
export type CookieChoiceRecorded = Static<typeof CookieChoiceRecorded>;
