const UNSEEN = String.raw`[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]`;
const JOINER = String.raw`[\u200c\u200d]`;
/** Matches an emoji or a letter whose drawing a joiner may change. */
const JOINED = String.raw`[[\p{L}\p{M}\p{S}]--[\p{ASCII}\p{Script=Latin}]]`;

/**
 * Matches what nobody sees: characters without width, and those that change the direction of
 * reading, which could show another name than the written one. A joiner between two emoji, or
 * between two letters that are not Latin, is left.
 */
export const INVISIBLE = new RegExp(
  `${UNSEEN}|${JOINER}(?:(?!${JOINED})|(?<!${JOINED}${JOINER}))`,
  "gv",
);
