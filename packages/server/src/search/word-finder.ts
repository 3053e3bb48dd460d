import type { SearchTerm } from "./search-terms.ts";

/** The letters that fold into another, as Italian and the names of makes have them. */
const FOLDED: Readonly<Record<string, string>> = {
  a: "àáâä",
  c: "çč",
  e: "èéêë",
  i: "ìíîï",
  n: "ñ",
  o: "òóôö",
  s: "š",
  u: "ùúûü",
};
const BASE_LETTERS = new Map(
  Object.entries(FOLDED).flatMap(([base, letters]) => [...letters].map((each) => [each, base])),
);
const ACCENTED = new RegExp(`[${Object.values(FOLDED).join("")}]`, "g");
const LETTER = /[\p{L}\p{N}]/u;

export type FoundWord = { start: number; end: number };

/**
 * Finds the words of a long text that may be what was sought, in their order: a lexeme is the
 * beginning of its words, so all the others are skipped.
 */
export function createWordFinder(terms: readonly SearchTerm[]): (text: string) => FoundWord[] {
  const starts = new Set(
    terms.flatMap(({ lexemes, prefix }) => (prefix === null ? lexemes : [...lexemes, prefix])),
  );
  return (text) => {
    const folded = foldLetters(text);
    const found = new Set<number>();
    for (const start of starts) {
      for (let at = folded.indexOf(start); at >= 0; at = folded.indexOf(start, at + 1)) {
        if (!LETTER.test(text[at - 1] ?? " ")) {
          found.add(at);
        }
      }
    }
    return [...found].sort((a, b) => a - b).map((start) => ({ start, end: findEnd(text, start) }));
  };
}

/** Of the same length: places in it are places in the text. */
function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  // Only a capital of another alphabet becomes longer.
  return (lower.length === text.length ? lower : text).replace(
    ACCENTED,
    (letter) => BASE_LETTERS.get(letter) ?? letter,
  );
}

function findEnd(text: string, start: number): number {
  const word = /[\p{L}\p{N}]*/uy;
  word.lastIndex = start;
  return start + (word.exec(text)?.[0].length ?? 0);
}
