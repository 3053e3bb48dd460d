import { readNumberWord } from "./number-words.ts";
import { toPlainText } from "./plain-text.ts";

// Groups of three after a dot, a blank or an apostrophe are thousands: «2.700», «2 700», «2'700».
const NUMBER = /\d{1,3}(?:[.' ]\d{3})+(?:,\d+)?(?![\d])|\d+(?:[.,]\d+)?/;
const THOUSANDS = /^mila\b(?:(?: e)? (\d{1,3})\b)?/;
const MILLIONS = /^milion[ei]\b/;
const HALF = /^e mezz[oa]\b/;
const WORDS_IN_A_NUMBER = 6;

export type FoundNumber = {
  value: number;
  /** The plain text after the number, where its unit stands. */
  rest: string;
  /** The plain text before it. */
  before: string;
};

/**
 * The first number of an Italian text, in digits or else in words: the dot parts thousands where
 * three digits follow it, else it is read as a decimal sign; the comma is always decimal. Null =
 * none.
 */
export function findNumber(text: string): FoundNumber | null {
  const plain = toPlainText(text.replace(/[\u00a0\u202f]/g, " "));
  const match = NUMBER.exec(plain);
  const found =
    match === null
      ? findWords(plain)
      : {
          value: toNumber(match[0]),
          before: plain.slice(0, match.index),
          rest: plain.slice(match.index + match[0].length).trim(),
        };
  return found === null ? null : withTail(found);
}

/** «2 mila», «2mila e 700», «3 e mezzo»; a minus before it. */
function withTail({ value, before, rest }: FoundNumber): FoundNumber {
  const sign = /(?:^|\s)-\s*$/.test(before) ? -1 : 1;
  const thousands = THOUSANDS.exec(rest);
  if (thousands !== null) {
    const added = Number(thousands[1] ?? 0);
    return {
      value: sign * (value * 1000 + added),
      before,
      rest: rest.slice(thousands[0].length).trim(),
    };
  }
  const millions = MILLIONS.exec(rest);
  if (millions !== null) {
    return { value: sign * value * 1_000_000, before, rest: rest.slice(millions[0].length).trim() };
  }
  const half = HALF.exec(rest);
  return half !== null && value < 100
    ? { value: sign * (value + 0.5), before, rest: rest.slice(half[0].length).trim() }
    : { value: sign * value, before, rest };
}

function toNumber(digits: string): number {
  const thousands = /^\d{1,3}(?:[.' ]\d{3})+(?:,\d+)?$/.test(digits);
  const plain = thousands ? digits.replace(/[.' ]/g, "") : digits;
  return Number(plain.replace(",", "."));
}

/** The first number in words, over as many words as make one: «duemila e cinquecento». */
function findWords(plain: string): FoundNumber | null {
  const words = [...plain.matchAll(/[a-z]+/g)];
  for (const [start, first] of words.entries()) {
    for (let length = WORDS_IN_A_NUMBER; length > 0; length -= 1) {
      const taken = words.slice(start, start + length);
      const last = taken.at(-1);
      const isSeparate = taken.length < length || last?.[0] === "e";
      const value = isSeparate
        ? null
        : readNumberWord(taken.map(([word]) => (word === "e" ? "" : word)).join(""));
      if (value !== null && last !== undefined) {
        return {
          value,
          before: plain.slice(0, first.index),
          rest: plain.slice(last.index + last[0].length).trim(),
        };
      }
    }
  }
  return null;
}
