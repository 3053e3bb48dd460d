import { findFirst } from "./sorted-words.ts";

/** A word of the index; `lexeme` is null for one that carries no meaning, as `della`. */
export type KnownWord = {
  word: string;
  lexeme: string | null;
  /** As it is written, accents and capitals included. */
  shown: string;
  /** It stands in a title, not only in texts. */
  titled: boolean;
  documents: number;
};

/** Every word of the index, held in memory: most queries are understood without asking anyone. */
export type Vocabulary = {
  find(word: string): KnownWord | null;
  hasLexeme(lexeme: string): boolean;
  /** Words that begin so and carry meaning, at most `limit`. */
  startingWith(prefix: string, limit: number): KnownWord[];
  size: number;
};

export function createVocabulary(words: readonly KnownWord[]): Vocabulary {
  const byWord = new Map(words.map((known) => [known.word, known]));
  const telling = words.filter(({ lexeme }) => lexeme !== null);
  const lexemes = new Set(telling.map(({ lexeme }) => lexeme));
  const sorted = telling.map(({ word }) => word).sort();
  return {
    find: (word) => byWord.get(word) ?? null,
    hasLexeme: (lexeme) => lexemes.has(lexeme),
    startingWith(prefix, limit) {
      const found: KnownWord[] = [];
      for (let at = findFirst(sorted, prefix); found.length < limit; at += 1) {
        const word = sorted[at];
        const known = word?.startsWith(prefix) ? byWord.get(word) : undefined;
        if (known === undefined) {
          break;
        }
        found.push(known);
      }
      return found;
    },
    size: byWord.size,
  };
}
