import { findClosestWord } from "./closest-word.ts";
import type { Postings } from "./postings.ts";
import type { QueryWords } from "./query-words.ts";
import { RIGHT_WORDS } from "./right-words.ts";
import type { SearchTerm } from "./search-terms.ts";
import type { KnownWord, Vocabulary } from "./vocabulary.ts";

const HAS_FIGURE = /\p{N}/u;
/** Beginnings are looked for from this length on, except in the word being written. */
const PREFIX_LENGTH = 3;
/** Shorter forms of so many words that begin alike are named; the rest is found by the beginning. */
const PREFIX_WORDS = 40;

/** What the database knows of words that the vocabulary does not hold. */
export type WordLookups = {
  /** What the dictionary makes of a word; null for one without meaning. */
  findLexeme(word: string): Promise<string | null>;
  /** The same, with the words of the index that look like it. */
  guess(word: string): Promise<{ lexeme: string | null; alike: string[] }>;
};

export type Understanding = {
  terms: SearchTerm[];
  /** The words that are looked for, where any is not as it was written. */
  correction: string | null;
  unknown: string[];
};

/** Puts the words of a query into terms: as they stand, by their stem, begun, or mended. */
export async function understandQuery(
  { words }: QueryWords,
  {
    vocabulary,
    postings,
    lookups,
    typing,
  }: {
    vocabulary: Vocabulary;
    postings: Pick<Postings, "has">;
    lookups: WordLookups;
    typing: boolean;
  },
): Promise<Understanding> {
  const terms: SearchTerm[] = [];
  const used: string[] = [];
  const unknown: string[] = [];
  let isCorrected = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const isLast = index === words.length - 1;
    const joined = findJoined(word, words[index + 1], vocabulary);
    if (joined !== null) {
      terms.push(toTerm(joined));
      used.push(joined.shown);
      isCorrected = true;
      index += 1;
      continue;
    }
    const plain = HAS_FIGURE.test(word)
      ? toCodeTerm(word, postings)
      : await toPlainTerm(word, { vocabulary, lookups, unfinished: typing && isLast });
    if (plain !== null) {
      terms.push(...plain);
      used.push(word);
      continue;
    }
    const mended = await mendWord(word, { vocabulary, lookups, unfinished: typing && isLast });
    if (mended === null) {
      unknown.push(word);
      continue;
    }
    isCorrected = true;
    for (const known of mended) {
      terms.push(toTerm(known));
      used.push(known.shown);
    }
  }
  return { terms, unknown, correction: isCorrected ? used.join(" ") : null };
}

/** Codes and models are found by their beginning; the vocabulary does not hold the long ones. */
function toCodeTerm(word: string, postings: Pick<Postings, "has">): SearchTerm[] | null {
  const term = { word, lexemes: [word], prefix: word.length < PREFIX_LENGTH ? null : word };
  return postings.has(term) ? [term] : null;
}

/** Null where the word is not known; empty where it carries no meaning. */
async function toPlainTerm(
  word: string,
  {
    vocabulary,
    lookups,
    unfinished,
  }: { vocabulary: Vocabulary; lookups: WordLookups; unfinished: boolean },
): Promise<SearchTerm[] | null> {
  const known = vocabulary.find(word);
  if (known !== null && !unfinished) {
    return known.lexeme === null ? [] : [toTerm(known)];
  }
  const started =
    unfinished || word.length >= PREFIX_LENGTH ? vocabulary.startingWith(word, PREFIX_WORDS) : [];
  const findLexeme = async () =>
    // A word that begins none may have to be mended: both are asked at once.
    started.length > 0 ? lookups.findLexeme(word) : (await lookups.guess(word)).lexeme;
  const lexeme = known === null && !unfinished ? await findLexeme() : known?.lexeme;
  if (known === null && !unfinished && lexeme === null) {
    return [];
  }
  const lexemes = [
    ...(lexeme != null && vocabulary.hasLexeme(lexeme) ? [lexeme] : []),
    // A lexeme is shorter than its words, so a beginning may be longer than it.
    ...started.flatMap((each) =>
      each.lexeme !== null && !each.lexeme.startsWith(word) ? each.lexeme : [],
    ),
  ];
  if (started.length === 0 && lexemes.length === 0) {
    return known === null ? null : [];
  }
  return [{ word, lexemes: [...new Set(lexemes)], prefix: started.length === 0 ? null : word }];
}

async function mendWord(
  word: string,
  {
    vocabulary,
    lookups,
    unfinished,
  }: { vocabulary: Vocabulary; lookups: WordLookups; unfinished: boolean },
): Promise<KnownWord[] | null> {
  // Nobody mends a figure.
  if (HAS_FIGURE.test(word) || RIGHT_WORDS.has(word)) {
    return null;
  }
  const { alike } = await lookups.guess(word);
  const candidates = alike.flatMap((each) => vocabulary.find(each) ?? []);
  const closest = findClosestWord(word, candidates, { unfinished });
  return closest === null ? findSplit(word, vocabulary) : [closest];
}

/** `volks wagen` as its one word, where the two are not words themselves. */
function findJoined(
  word: string,
  next: string | undefined,
  vocabulary: Vocabulary,
): KnownWord | null {
  if (next === undefined || (vocabulary.find(word) !== null && vocabulary.find(next) !== null)) {
    return null;
  }
  const joined = vocabulary.find(word + next);
  return joined?.lexeme == null ? null : joined;
}

/** `lucefissa` as its two words. */
function findSplit(word: string, vocabulary: Vocabulary): KnownWord[] | null {
  for (let at = PREFIX_LENGTH; at <= word.length - PREFIX_LENGTH; at += 1) {
    const parts = [vocabulary.find(word.slice(0, at)), vocabulary.find(word.slice(at))];
    const known = parts.filter(
      (part): part is KnownWord => part !== null && part.lexeme !== null && part.titled,
    );
    if (known.length === 2) {
      return known;
    }
  }
  return null;
}

function toTerm({ word, lexeme }: KnownWord): SearchTerm {
  return { word, lexemes: lexeme === null ? [] : [lexeme], prefix: null };
}
