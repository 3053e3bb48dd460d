import { toPlainText } from "./plain-text.ts";

const WORDS = new Map(
  [
    "zero",
    "uno",
    "due",
    "tre",
    "quattro",
    "cinque",
    "sei",
    "sette",
    "otto",
    "nove",
    "dieci",
    "undici",
    "dodici",
  ].map((word, value) => [word, value]),
);
WORDS.set("un", 1).set("una", 1);

// Groups of three after a dot, a blank or an apostrophe are thousands: «2.700», «2 700», «2'700».
const NUMBER = /\d{1,3}(?:[.' ]\d{3})+(?:,\d+)?(?![\d])|\d+(?:[.,]\d+)?/;

export type FoundNumber = {
  value: number;
  /** The plain text after the number, where its unit stands. */
  rest: string;
  /** The plain text before it. */
  before: string;
};

/**
 * The first number of an Italian text: the dot parts thousands where three digits follow it, else
 * it is read as a decimal sign; the comma is always decimal. Null = none.
 */
export function findNumber(text: string): FoundNumber | null {
  const plain = toPlainText(text.replace(/[\u00a0\u202f]/g, " "));
  const match = NUMBER.exec(plain);
  if (match === null) {
    return findWord(plain);
  }
  const before = plain.slice(0, match.index);
  const value = toNumber(match[0]) * (/-\s*$/.test(before) ? -1 : 1);
  return { value, before, rest: plain.slice(match.index + match[0].length).trim() };
}

function toNumber(digits: string): number {
  const thousands = /^\d{1,3}(?:[.' ]\d{3})+(?:,\d+)?$/.test(digits);
  const plain = thousands ? digits.replace(/[.' ]/g, "") : digits;
  return Number(plain.replace(",", "."));
}

function findWord(plain: string): FoundNumber | null {
  for (const match of plain.matchAll(/[a-z]+/g)) {
    const value = WORDS.get(match[0]);
    if (value !== undefined) {
      return {
        value,
        before: plain.slice(0, match.index),
        rest: plain.slice(match.index + match[0].length).trim(),
      };
    }
  }
  return null;
}

/** The number that a single Italian word stands for, from zero to twelve. */
export function toNumberOfWord(word: string): number | null {
  return WORDS.get(word) ?? null;
}
