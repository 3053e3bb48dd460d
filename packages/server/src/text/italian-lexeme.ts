import { stemmer } from "@orama/stemmers/italian";
import { stopwords } from "@orama/stopwords/italian";

const STOP_WORDS = new Set(stopwords);
const HAS_FIGURE = /\p{N}/u;

/**
 * The stem of a folded word, by Snowball's rules for Italian; null for a word without meaning, as
 * `della`. Codes and numbers are not changed.
 */
export function toLexeme(word: string): string | null {
  if (HAS_FIGURE.test(word)) {
    return word;
  }
  return STOP_WORDS.has(word) ? null : stemmer(word);
}
