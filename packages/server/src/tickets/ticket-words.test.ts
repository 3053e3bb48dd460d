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
])("shows the number of «%s» as %s", (text, number) => {
  expect(parseTicketNumber(text)).toBe(number);
});

test("a ticket number is parsed from its shown form", () => {
  expect(parseTicketNumber(toTicketNumber(7))).toBe(7);
});

test.each([
  ["breve\n  e su due righe", 140, "breve e su due righe"],
  ["una frase, che si taglia", 16, "una frase, che…"],
  ["una frase, poi altre parole", 12, "una frase…"],
  ["unaparolasenzafinechevaoltre", 16, "unaparolasenzafi…"],
  ["quindicilettere😀 e poi", 16, "quindicilettere…"],
])("cuts %j to %i characters as %j", (text, max, excerpt) => {
  expect(toExcerpt(text, max)).toBe(excerpt);
});
