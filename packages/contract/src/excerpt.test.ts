import { expect, test } from "vitest";
import { toExcerpt } from "./excerpt.ts";

test.each([
  ["breve\n  e su due righe", 140, "breve e su due righe"],
  ["una frase, che si taglia", 16, "una frase, che…"],
  ["una frase, poi altre parole", 12, "una frase…"],
  ["unaparolasenzafinechevaoltre", 16, "unaparolasenzafi…"],
  ["quindicilettere😀 e poi", 16, "quindicilettere…"],
])("cuts %j to %i characters as %j", (text, max, excerpt) => {
  expect(toExcerpt(text, max)).toBe(excerpt);
});
