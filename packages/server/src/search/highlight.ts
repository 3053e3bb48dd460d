import { foldText, type SearchSpan } from "@volpe/contract";
import { foldWords } from "../text/fold-words.ts";
import type { SearchTerm } from "./postings.ts";
import type { Vocabulary } from "./vocabulary.ts";

const EXCERPT_LENGTH = 170;

export type Highlighter = {
  /** The whole text, with the words that match marked. */
  spans(text: string): SearchSpan[];
  /** The part of the text with the most matches; empty if it has none. */
  excerpt(text: string): SearchSpan[];
};

export function createHighlighter(
  terms: readonly SearchTerm[],
  vocabulary: Vocabulary,
): Highlighter {
  // A stem has the first two letters of its word, so comparing them first saves most look-ups.
  const starts = new Set(
    terms.flatMap(({ lexemes, prefix }) =>
      (prefix === null ? lexemes : [...lexemes, prefix]).map(toStart),
    ),
  );
  const isHit = (word: string) => {
    if (!starts.has(toStart(word))) {
      return false;
    }
    const lexeme = vocabulary.find(word)?.lexeme ?? word;
    return terms.some(
      ({ lexemes, prefix }) =>
        lexemes.includes(lexeme) || (prefix !== null && word.startsWith(prefix)),
    );
  };
  const findHits = (text: string) => foldWords(text).filter(({ word }) => isHit(word));
  const findWords = createWordFinder(terms);
  const findBodyHits = (text: string) =>
    findWords(text).filter(({ start, end }) => findHits(text.slice(start, end)).length > 0);
  return {
    spans: (text) => toSpans(text, findHits(text)),
    excerpt(text) {
      const hits = findBodyHits(text);
      const start = findDensest(hits.map((hit) => hit.start));
      return start === null ? [] : cutAround(text, start, findHits);
    },
  };
}

function toStart(word: string): number {
  return word.charCodeAt(0) * 0x1_0000 + (word.length > 1 ? word.charCodeAt(1) : 0);
}

type Hit = { start: number; end: number };

function toSpans(text: string, hits: readonly Hit[]): SearchSpan[] {
  const spans: SearchSpan[] = [];
  let at = 0;
  for (const { start, end } of hits) {
    if (start > at) {
      spans.push({ text: text.slice(at, start), hit: false });
    }
    spans.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < text.length) {
    spans.push({ text: text.slice(at), hit: false });
  }
  return spans;
}

/** Start of the part with the most hits; of several the first. */
function findDensest(starts: readonly number[]): number | null {
  let best: { start: number; count: number } | null = null;
  for (const [index, start] of starts.entries()) {
    const past = starts.findIndex((other) => other > start + EXCERPT_LENGTH - 40);
    const count = (past < 0 ? starts.length : past) - index;
    if (best === null || count > best.count) {
      best = { start, count };
    }
  }
  return best?.start ?? null;
}

function cutAround(
  text: string,
  around: number,
  findHits: (text: string) => readonly Hit[],
): SearchSpan[] {
  // The excerpt begins with the sentence if its start is near, else with a whole word.
  const before = text.slice(0, around);
  const sentence = Math.max(before.lastIndexOf(". "), before.lastIndexOf("\n")) + 1;
  const from = around - sentence <= 80 ? sentence : before.lastIndexOf(" ", around - 40) + 1;
  const until =
    text.length - from <= EXCERPT_LENGTH
      ? text.length
      : Math.max(text.lastIndexOf(" ", from + EXCERPT_LENGTH), around + 1);
  const cut = text.slice(from, until).replace(/\s+/g, " ").trim();
  const isSentence = from === 0 || from === sentence;
  const spans = toSpans(cut, findHits(cut));
  return [
    ...(isSentence ? [] : [{ text: "… ", hit: false }]),
    ...spans,
    ...(until < text.length ? [{ text: " …", hit: false }] : []),
  ];
}

/** The accented letters of Italian and of the names of makes. */
const ACCENTED_LETTERS = "àáâäçčèéêëìíîïñòóôöšùúûü";
const ACCENTED = new RegExp(`[${ACCENTED_LETTERS}]`, "g");
const BASE_LETTERS = new Map([...ACCENTED_LETTERS].map((each) => [each, foldText(each)]));
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Finds the words of a long text that may match, in order. A lexeme is the beginning of its words,
 * so only words that begin with one are examined.
 */
function createWordFinder(terms: readonly SearchTerm[]): (text: string) => Hit[] {
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

/** Folds letters and keeps the length of the text, so that positions agree. */
function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  // Only some capitals of other alphabets become longer.
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
