import { expect, test } from "vitest";
import { createHighlighter } from "./highlight.ts";
import { toQueryWords } from "./understand-query.ts";
import { createVocabulary } from "./vocabulary.ts";

const VOCABULARY = createVocabulary(
  [
    ["bolletta", "bollett"],
    ["bollette", "bollett"],
    ["bollettino", "bollettin"],
    ["citta", "citt"],
  ].map(([word = "", lexeme = ""]) => ({ word, lexeme, shown: word, titled: true, documents: 1 })),
);
const toHighlighter = (lexemes: string[], prefix: string | null = null) =>
  createHighlighter([{ word: lexemes[0] ?? "", lexemes, prefix }], VOCABULARY);
const join = (spans: { text: string; hit: boolean }[]) =>
  spans.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");

test("marks every form of a word but no other word that begins alike", () => {
  const { spans } = toHighlighter(["bollett"]);
  expect(join(spans("La Bolletta, le bollette e il bollettino"))).toBe(
    "La [Bolletta], le [bollette] e il bollettino",
  );
});

test("marks whole words with their accents, in a title as in an excerpt", () => {
  const { spans, excerpt } = toHighlighter(["citt"]);
  expect(join(spans("L’aria di città"))).toBe("L’aria di [città]");
  expect(join(excerpt("Tre frasi. Nella tua città. Fine"))).toBe("Nella tua [città]. Fine");
});

test("marks words that begin with an unfinished word", () => {
  expect(join(toHighlighter([], "boll").spans("bolletta e bollettino"))).toBe(
    "[bolletta] e [bollettino]",
  );
});

test("cuts the part with the most hits out of a long text", () => {
  const far = "parola ".repeat(60);
  const text = `${far}bolletta ${far}bolletta e bollette ${far}`;
  const cut = join(toHighlighter(["bollett"]).excerpt(text));
  expect(cut).toMatch(/^… .*\[bolletta\] e \[bollette\].* …$/);
  expect(cut.length).toBeLessThan(220);
});

test("has no excerpt of a text without the word", () => {
  const { spans, excerpt } = toHighlighter(["bollett"]);
  expect(excerpt("niente")).toEqual([]);
  expect(
    spans("<b>bolletta</b> & co")
      .map(({ text }) => text)
      .join(""),
  ).toBe("<b>bolletta</b> & co");
});

test.each([
  ["L’Elettricità, dell'offerta", ["l", "elettricita", "dell", "offerta"]],
  ["';DROP table--", ["drop", "table"]],
  ["luce & !gas | (a:*)", ["luce", "gas", "a"]],
  ["T-Roc 500e", ["t", "roc", "500e"]],
  ["luce LUCE Lucé", ["luce"]],
  ["perché più 🦊", []],
])("reads only words in %j", (asked, words) => {
  expect(toQueryWords(asked).words).toEqual(words);
});

test("reads only the beginning of a long query", () => {
  const { query, words } = toQueryWords(`${"parola1 ".repeat(5000)}fine`);
  expect(query.length).toBeLessThanOrEqual(200);
  expect(words).toEqual(["parola1"]);
  expect(toQueryWords(Array.from({ length: 80 }, (_, n) => `w${n}`).join(" ")).words).toHaveLength(
    12,
  );
});
