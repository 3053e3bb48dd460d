import { expect, it } from "vitest";
import { endSentence } from "./end-sentence.ts";

it.each([
  ["Sulla bolletta: Fonte Chiara Energia S.p.A.", "Sulla bolletta: Fonte Chiara Energia S.p.A."],
  ["Lo dico a Enerluna", "Lo dico a Enerluna."],
])("ends «%s» with one full stop", (words, ended) => {
  expect(endSentence(words)).toBe(ended);
});
