/** The longest text that a person may send, of which a reader adds some signs. */
export const LONGEST = 1970;

/** A word that is repeated, and what stands before and after it. */
const REPEATED: readonly (readonly [word: string, before?: string, after?: string])[] = [
  ["ma "],
  ["due "],
  ["1 "],
  ["non "],
  ["12."],
  ["anna punto "],
  ["si, "],
  ["anzi no "],
  ["1, no 2 "],
  ["1", "gennaio ", "! febbraio"],
  [" fine mese di", "da gennaio a", " x febbraio"],
  ["1 '  ", "io e ", "leoni"],
];

/** Answers of about this length, each of which once held a reader up. */
export function toLongAnswers(length: number): string[] {
  return REPEATED.map(
    ([word, before = "", after = ""]) => before + word.repeat(length / word.length) + after,
  );
}
