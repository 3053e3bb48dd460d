import { editDistance, toCost } from "./edit-distance.ts";
import type { KnownWord } from "./vocabulary.ts";

/** A shorter word of the texts alone is too easily met by chance. */
const TELLING_WORD = 8;
/** Shorter ones are met by chance too. */
const SHORTEST = 3;
/** So much of a word must be written before it is guessed from its misspelt beginning. */
const BEGINNING = 6;

/**
 * The word that was meant, of those that look like `asked`: the fewest faults, the same first
 * letter, the more used one. Null where all are too far. With `unfinished` the word may still be
 * being written.
 */
export function findClosestWord(
  asked: string,
  candidates: readonly KnownWord[],
  { unfinished }: { unfinished: boolean },
): KnownWord | null {
  const near = candidates
    .filter(
      ({ word, lexeme, titled }) =>
        lexeme !== null && word.length >= (titled ? SHORTEST : TELLING_WORD),
    )
    .flatMap((known) => toNearness(asked, known, unfinished) ?? []);
  near.sort(
    (a, b) =>
      a.distance - b.distance ||
      Number(a.isOtherStart) - Number(b.isOtherStart) ||
      b.known.documents - a.known.documents ||
      (a.known.word < b.known.word ? -1 : 1),
  );
  return near[0]?.known ?? null;
}

type Nearness = { known: KnownWord; distance: number; isOtherStart: boolean };

function toNearness(asked: string, known: KnownWord, unfinished: boolean): Nearness | null {
  const { word } = known;
  // So many letters are missing, or too many: the rest need not be looked at.
  const isOtherLength =
    Math.abs(asked.length - word.length) > maxFaults(Math.max(asked.length, word.length));
  if (isOtherLength && !(unfinished && asked.length < word.length)) {
    return null;
  }
  const isOtherStart = toCost(asked[0], word[0]) >= 1;
  const { whole, ofPrefix } = editDistance(asked, word);
  // Letters that are only missing count by the length of the whole word.
  const length = isWithin(asked, word) ? word.length : asked.length;
  // Two faults away, or by another start, some word of the texts is always near.
  const isNear = known.titled || (whole <= 1 && !isOtherStart);
  if (isNear && isAllowed(whole, length, isOtherStart)) {
    return { known, distance: whole, isOtherStart };
  }
  const isBeginning = unfinished && asked.length >= BEGINNING && asked.length < word.length;
  return isBeginning && known.titled && ofPrefix <= 1 && !isOtherStart
    ? // A whole word that fits comes before one that is to be finished.
      { known, distance: ofPrefix + 0.5, isOtherStart }
    : null;
}

function isAllowed(distance: number, length: number, isOtherStart: boolean): boolean {
  return distance <= (isOtherStart ? Math.min(1, maxFaults(length - 2)) : maxFaults(length));
}

function maxFaults(length: number): number {
  if (length < 3) {
    return 0;
  }
  return length < 6 ? 1 : length < 7 ? 1.5 : length < 12 ? 2 : 3;
}

/** Whether the letters of `asked` stand in `word` in their order. */
function isWithin(asked: string, word: string): boolean {
  let at = 0;
  for (const letter of word) {
    at += letter === asked[at] ? 1 : 0;
  }
  return at === asked.length;
}
