import { expect, test } from "vitest";
import { findDay, findPeriod, listDays } from "./dates-in-text.ts";

test.each([
  ["primo giugno 2027", "2027-06-01"],
  ["1º giugno 2027".normalize("NFKC"), "2027-06-01"],
  ["ventotto febbraio duemilaventotto", "2028-02-28"],
  ["trentuno gen. 2027", "2027-01-31"],
  ["fine febbraio 2028", "2028-02-29"],
  ["alla fine del mese di aprile duemilatrenta", "2030-04-30"],
])("reads a day in words: %s", (text, day) => {
  expect(listDays(text)).toEqual([day]);
});

test("finds a day in words at the place of its first word", () => {
  expect(findDay("scade il primo giugno 2027", "2027-06-01")).toBe(9);
});

test("reads a period in words, and no day from other numbers in words", () => {
  expect(findPeriod("dal primo marzo al trenta aprile 2026")).toEqual({
    start: "2026-03-01",
    end: "2026-04-30",
  });
  expect(listDays("due mesi, tre rate, primo semestre duemila")).toEqual([]);
});
