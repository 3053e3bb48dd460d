import { expect, test } from "vitest";
import { editDistance } from "../text/edit-distance.ts";
import { findClosestWord } from "./closest-word.ts";
import type { KnownWord } from "./vocabulary.ts";

const toKnown = (word: string, fields: Partial<KnownWord> = {}): KnownWord => ({
  word,
  lexeme: word.slice(0, -1),
  shown: word,
  titled: true,
  documents: 10,
  ...fields,
});
const WORDS = [
  "luce",
  "gas",
  "bolletta",
  "volkswagen",
  "peugeot",
  "toyota",
  "panda",
  "prezzo",
  "assicurazione",
].map((word) => toKnown(word));
const find = (asked: string, unfinished = false) =>
  findClosestWord(asked, WORDS, { unfinished })?.word ?? null;

test.each([
  ["wolksvagen", "volkswagen"],
  ["peugot", "peugeot"],
  ["pegot", "peugeot"],
  ["bolleta", "bolletta"],
  ["toyotta", "toyota"],
  ["pannda", "panda"],
  ["luec", "luce"],
  ["gsa", "gas"],
  ["asicurazzione", "assicurazione"],
])("corrects %s to %s", (asked, meant) => {
  expect(find(asked)).toBe(meant);
});

test.each(["pizza", "asdfgh", "xqzwk", "qwerty", "zzzzzzzz"])("corrects %s to no word", (asked) => {
  expect(find(asked)).toBeNull();
});

test.each([
  ["termico", "termine"],
  ["contanti", "contratti"],
  ["fuel", "full"],
  ["troc", "tronic"],
  ["stazione", "trazione"],
  ["fax", "fa"],
])("does not correct %s to %s", (asked, near) => {
  expect(findClosestWord(asked, [toKnown(near)], { unfinished: false })).toBeNull();
});

test("completes a misspelt beginning only while it is typed", () => {
  expect(find("wolksv", true)).toBe("volkswagen");
  expect(find("wolksv")).toBeNull();
});

test("prefers the more used of two equally near words", () => {
  const near = [toKnown("fissa", { documents: 1 }), toKnown("fissi", { documents: 90 })];
  expect(findClosestWord("fisse", near, { unfinished: false })?.word).toBe("fissi");
  const untitled = [toKnown("tale", { titled: false })];
  expect(findClosestWord("table", untitled, { unfinished: false })).toBeNull();
});

test("counts a swap as one fault and similar sounds as half a fault", () => {
  expect(editDistance("luec", "luce").whole).toBe(1);
  expect(editDistance("wolksvagen", "volkswagen").whole).toBe(1);
  expect(editDistance("wolksv", "volkswagen").ofPrefix).toBe(1);
});
