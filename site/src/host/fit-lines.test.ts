import { expect, test } from "vitest";
import { hasFittingWords, toLines } from "./fit-lines.ts";

/** Each letter is one pixel wide. */
const RULER = { width: 10, measure: (text: string) => text.length };

test("puts as many words on a line as fit", () => {
  expect(toLines("una pagina dal titolo lungo", RULER)).toEqual([
    "una pagina",
    "dal titolo",
    "lungo",
  ]);
});

test("breaks a word that no line can hold", () => {
  expect(toLines("la precipitevolissimevolmente", RULER)).toEqual([
    "la",
    "precipitev",
    "olissimevo",
    "lmente",
  ]);
  expect(hasFittingWords("la precipitevolissimevolmente", RULER)).toBe(false);
  expect(hasFittingWords("una pagina", RULER)).toBe(true);
});

test("ends a cut text with an ellipsis that fits the line", () => {
  expect(toLines("una pagina dal titolo lungo", RULER, 2)).toEqual(["una pagina", "dal titol…"]);
  expect(toLines("una pagina di un blog", RULER, 2)).toEqual(["una pagina", "di un blog"]);
  expect(toLines("una pagina di blog lungo", RULER, 2)).toEqual(["una pagina", "di blog…"]);
});
