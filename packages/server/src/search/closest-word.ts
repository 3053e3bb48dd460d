import { editDistance, toSlipCost } from "../text/edit-distance.ts";
import type { KnownWord } from "./vocabulary.ts";

/** A shorter word that occurs only in texts is often similar by chance. */
const TELLING_WORD = 8;
/** A shorter word is often similar by chance. */
const SHORTEST = 3;
/** This many letters must be typed before a misspelt beginning is completed. */
const BEGINNING = 6;

/**
 * The candidate that `asked` most probably means: the one with the fewest faults, then the same
 * first letter, then the more frequent word. Null if all have too many faults. `unfinished`: the
 * end of the word may still be missing.
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
  // Too many letters are missing or added, whatever the others are.
  const isOtherLength =
    Math.abs(asked.length - word.length) > maxFaults(Math.max(asked.length, word.length));
  if (isOtherLength && !(unfinished && asked.length < word.length)) {
    return null;
  }
  const isOtherStart = toSlipCost(asked[0], word[0]) >= 1;
  const { whole, ofPrefix } = editDistance(asked, word);
  // If letters are only missing, the length of the complete word decides how many faults are
  // allowed.
  const length = isWithin(asked, word) ? word.length : asked.length;
  // With two faults or another first letter, some word of the texts always looks similar.
  const isNear = known.titled || (whole <= 1 && !isOtherStart);
  if (isNear && isAllowed(whole, length, isOtherStart)) {
    return { known, distance: whole, isOtherStart };
  }
  const isBeginning = unfinished && asked.length >= BEGINNING && asked.length < word.length;
  return isBeginning && known.titled && ofPrefix <= 1 && !isOtherStart
    ? // A whole word that fits comes before one that is completed.
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

/** Whether `word` has the letters of `asked` in the same order. */
function isWithin(asked: string, word: string): boolean {
  let at = 0;
  for (const letter of word) {
    at += letter === asked[at] ? 1 : 0;
  }
  return at === asked.length;
}
