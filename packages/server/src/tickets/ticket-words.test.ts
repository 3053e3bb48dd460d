import { expect, test } from "vitest";
import { toExcerpt } from "./excerpt.ts";
import { parseTicketNumber, toTicketNumber } from "./ticket-number.ts";

test.each([
  ["V-2041", 2041],
  ["v2041", 2041],
  [" 2041 ", 2041],
  ["V-", null],
  ["2041; drop", null],
  ["", null],
])("the number of «%s» is %s", (text, number) => {
  expect(parseTicketNumber(text)).toBe(number);
});

test("a number is read back from how it is shown", () => {
  expect(parseTicketNumber(toTicketNumber(7))).toBe(7);
});

test.each([
  ["breve\n  e su due righe", 140, "breve e su due righe"],
  ["una frase, che si taglia", 16, "una frase, che…"],
  ["una frase, poi altre parole", 12, "una frase…"],
  ["unaparolasenzafinechevaoltre", 16, "unaparolasenzafi…"],
  ["quindicilettere😀 e poi", 16, "quindicilettere…"],
])("the excerpt of %j in %i is %j", (text, max, excerpt) => {
  expect(toExcerpt(text, max)).toBe(excerpt);
});
