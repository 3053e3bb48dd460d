import { expect, test } from "vitest";
import type { SearchTerm } from "./postings.ts";
import { createPostings } from "./postings.ts";

const [TITLE, TEXT] = [0, 3];
const at = (...places: [place: number, where: number][]) =>
  Uint32Array.from(places, ([place, where]) => place * 4 + where);
const POSTINGS = createPostings(
  ["luce", "luce", "gas", "luce"],
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

test("sorts documents by the field that has the word, then by rank", () => {
  expect(match([toTerm("cas")])).toEqual({ luce: [1, 0], gas: [2] });
});

test("counts all words with the same beginning as one word", () => {
  expect(match([toTerm("cas", "cas")])).toEqual({ luce: [1, 3, 0], gas: [2] });
  expect(match([toTerm("cas", "cas"), toTerm("verd")])).toEqual({ luce: [3, 0] });
});

test("sorts documents with any of the words by their weight", () => {
  expect(match([toTerm("cas"), toTerm("verd"), toTerm("boh")], "any")).toEqual({
    luce: [1, 0, 3],
    gas: [2],
  });
});

test("finds nothing without words and for unknown words", () => {
  expect(match([])).toEqual({});
  expect(match([toTerm("boh"), toTerm("cas")])).toEqual({});
});
