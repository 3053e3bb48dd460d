import { toPlainText } from "./plain-text.ts";

const FIGURE = "\\d+(?:[.' ]\\d{3})*(?:,\\d+)?";
const UNIT = "(?:\\s?(?:kwh|smc|mc|m3|kw|euro|€))?";
const RANGE = new RegExp(
  `(?:^|\\s)(?:(?:tra|fra)(?: i| gli)? ${FIGURE}${UNIT} e(?: i| gli)? ${FIGURE}|(?:da|dai) ${FIGURE}${UNIT} (?:a|ai) ${FIGURE}|${FIGURE}${UNIT}\\s?(?:-|/|o| o forse )\\s?${FIGURE})\\b`,
);
const IN_WORDS = /\b(?:tra|fra)(?: i)? [a-z]*(?:cento|mila|mille|anta|venti)\b.* e [a-z]+/;

/** Does the text leave the figure between two: «tra 2000 e 3000», «2.500-3.000», «80 o 90»? */
export function saysRange(text: string): boolean {
  const plain = toPlainText(text);
  return RANGE.test(plain) || IN_WORDS.test(plain);
}
