import { expect, test } from "vitest";
import { createPostings, type PostedDocument } from "./postings.ts";
import type { SearchTerm } from "./search-terms.ts";

const DOCUMENTS: readonly PostedDocument[] = [
  { id: 11, group: "luce" },
  { id: 12, group: "luce" },
  { id: 13, group: "gas" },
  { id: 14, group: "luce" },
];
const [TITLE, TEXT] = [0, 3];
const at = (...places: [place: number, where: number][]) =>
  Uint32Array.from(places, ([place, where]) => place * 4 + where);
const POSTINGS = createPostings(
  DOCUMENTS,
  new Map([
    ["cas", at([0, TEXT], [1, TITLE], [2, TEXT])],
    ["casett", at([0, TEXT], [3, TITLE])],
    ["verd", at([0, TEXT], [3, TEXT])],
  ]),
);
const toTerm = (lexeme: string, prefix: string | null = null): SearchTerm => ({
  word: lexeme,
  lexemes: [lexeme],
  prefix,
});
const match = (terms: SearchTerm[], wanted: "all" | "any" = "all") =>
  Object.fromEntries(POSTINGS.match(terms)[wanted]());

test("finds by group what has a word, the title before the text and then the better ranked", () => {
  expect(match([toTerm("cas")])).toEqual({ luce: [12, 11], gas: [13] });
});

test("a beginning stands for all that begin so, and counts as one word", () => {
  expect(match([toTerm("cas", "cas")])).toEqual({ luce: [12, 14, 11], gas: [13] });
  expect(match([toTerm("cas", "cas"), toTerm("verd")])).toEqual({ luce: [14, 11] });
});

test("with any of the words, what has more of them comes first among equal places", () => {
  expect(match([toTerm("cas"), toTerm("verd"), toTerm("boh")], "any")).toEqual({
    luce: [12, 11, 14],
    gas: [13],
  });
});

test("finds nothing for no word and for words that stand nowhere", () => {
  expect(match([])).toEqual({});
  expect(match([toTerm("boh"), toTerm("cas")])).toEqual({});
});
