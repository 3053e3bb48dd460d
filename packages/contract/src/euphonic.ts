import { foldText } from "./fold-text.ts";

/**
 * `a` or `e`, with the euphonic «d» before a word that begins with the same vowel: «ad Acquamossa», «a
 * Enerluna» (Accademia della Crusca). Quotation marks before the word do not count.
 *
 * @example
 * toEuphonic("a", "Acquamossa") // "ad"
 */
export function toEuphonic(word: "a" | "e", next: string): string {
  const first = /\p{L}|\d/u.exec(next)?.[0] ?? "";
  return foldText(first) === word ? `${word}d` : word;
}
