/** A word of the index; `lexeme` is null for one without meaning, as `della`. */
export type KnownWord = {
  word: string;
  lexeme: string | null;
  /** The written form, with accents and capitals. */
  shown: string;
  /** True if it occurs in a title or among keywords, not only in texts. */
  titled: boolean;
  documents: number;
};

/** Every word of the index. */
export type Vocabulary = {
  find(word: string): KnownWord | null;
  hasLexeme(lexeme: string): boolean;
  /** Words with meaning that begin with `prefix`, at most `limit`. */
  startingWith(prefix: string, limit: number): KnownWord[];
  /** Words with meaning that share a quarter of the trigrams of `word`. */
  similarTo(word: string): KnownWord[];
};

/** `wolksvagen` shares 0.45 with `volkswagen`, `gsa` 0.25 with `gas`. */
const LEAST_SHARED = 0.25;

export function createVocabulary(words: readonly KnownWord[]): Vocabulary {
  const byWord = new Map(words.map((known) => [known.word, known]));
  const telling = words.filter(({ lexeme }) => lexeme !== null);
  const lexemes = new Set(telling.map(({ lexeme }) => lexeme));
  const sorted = telling.map(({ word }) => word).sort();
  const byTrigram = new Map<string, number[]>();
  for (const [index, { word }] of telling.entries()) {
    for (const trigram of toTrigrams(word)) {
      const indices = byTrigram.get(trigram);
      if (indices === undefined) {
        byTrigram.set(trigram, [index]);
      } else {
        indices.push(index);
      }
    }
  }
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
    similarTo(word) {
      const trigrams = toTrigrams(word);
      const shared = new Uint8Array(telling.length);
      for (const trigram of trigrams) {
        for (const index of byTrigram.get(trigram) ?? []) {
          shared[index] = (shared[index] ?? 0) + 1;
        }
      }
      const least = trigrams.size * LEAST_SHARED;
      return telling.filter((_, index) => (shared[index] ?? 0) >= least);
    },
  };
}

/** Pads with two blanks before the word and one after it, so that its beginning counts most. */
function toTrigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** The index in a sorted list of the first word that is not before `prefix`. */
export function findFirst(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < prefix) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
