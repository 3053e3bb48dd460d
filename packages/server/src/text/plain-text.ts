import { foldText } from "@volpe/contract";

/** Lower case, no accents, straight apostrophes, one blank between words, no outer punctuation. */
export function toPlainText(text: string): string {
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
