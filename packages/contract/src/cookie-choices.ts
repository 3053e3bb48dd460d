import Type, { type Static } from "typebox";

/**
 * The `consensi` cookie: what was chosen about cookies, under which version of the texts, and the
 * random number under which `POST /frontend/consents` keeps it.
 */
export const CookieChoice = Type.Object({
  id: Type.String({ format: "uuid" }),
  version: Type.String({ maxLength: 20 }),
  /** Epoch seconds, up to the year 9999. */
  at: Type.Integer({ minimum: 0, maximum: 253_402_300_799 }),
  /** The affiliate's value may be kept. */
  tracking: Type.Boolean(),
});
export type CookieChoice = Static<typeof CookieChoice>;

/** `POST /frontend/consents`: the choice is written down, as often as it changes. */
export const CookieChoiceRequest = Type.Object({
  ...CookieChoice.properties,
  /** How it was said. */
  source: Type.Union([
    Type.Literal("accept"),
    Type.Literal("close"),
    Type.Literal("choices"),
    Type.Literal("policy-page"),
  ]),
});
export type CookieChoiceRequest = Static<typeof CookieChoiceRequest>;

/** What `POST /frontend/consents` answers. */
export const CookieChoiceRecorded = Type.Object({ recorded: Type.Literal(true) });
export type CookieChoiceRecorded = Static<typeof CookieChoiceRecorded>;
