import { foldText } from "@volpe/contract";

/**
 * Matches texts whose plain form differs at most in case, which are most answers and most names
 * that they are compared with.
 */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

/** Lower case, no accents, straight apostrophes, one blank between words, no outer punctuation. */
export function toPlainText(text: string): string {
  if (PLAIN.test(text)) {
    return text.toLowerCase();
  }
  return foldText(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[\s.,;:!?"«»]+|[\s.,;:!?"«»]+$/g, "");
}

/**
 * The part of a text that can be stored and shown: without control characters (a database accepts
 * no NUL) and without half a surrogate pair.
 */
export function toCleanText(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}+/gu, " ");
}
