import Type, { type Static } from "typebox";

/** `GET /oembed`, by the rules for `rich` of https://oembed.com. */
export const OembedAnswer = Type.Object({
  type: Type.Literal("rich"),
  version: Type.Literal("1.0"),
  title: Type.String(),
  provider_name: Type.String(),
  provider_url: Type.String(),
  /** Seconds for which the answer may be kept. */
  cache_age: Type.Integer(),
  /** Pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** A sandboxed frame with the cards. */
  html: Type.String(),
});
export type OembedAnswer = Static<typeof OembedAnswer>;
