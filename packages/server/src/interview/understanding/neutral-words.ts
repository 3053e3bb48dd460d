import { AFTER_A_BUT, AFTER_A_FIGURE, ELSEWHERE } from "./learned-words.ts";

/** The position of a word: after the answer's figure, after a «ma», or elsewhere. */
export type Place = "figure" | "contrast" | "other";

/** Stems of words that change no answer, by their position in it. */
export type NeutralWords = Readonly<Record<Place, ReadonlySet<string>>>;

export const NEUTRAL_WORDS: NeutralWords = {
  figure: toSet(AFTER_A_FIGURE),
  contrast: toSet(AFTER_A_BUT),
  other: toSet(ELSEWHERE),
};

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
