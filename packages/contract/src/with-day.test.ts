import { expect, test } from "vitest";
import { formatDate } from "./italian-figures.ts";
import { withDay } from "./with-day.ts";

test.each([
  ["il", "2026-12-07", "il 7 dicembre 2026"],
  ["il", "2026-12-08", "l’8 dicembre 2026"],
  ["Il", "2026-12-11", "L’11 dicembre 2026"],
  ["al", "2027-01-11", "all’11 gennaio 2027"],
  ["dal", "2027-01-08", "dall’8 gennaio 2027"],
  ["Dal", "2027-01-18", "Dal 18 gennaio 2027"],
  ["del", "2027-01-11", "dell’11 gennaio 2027"],
  ["al", "2027-01-01", "al 1º gennaio 2027"],
] as const)("joins «%s» and the day of %s", (word, day, words) => {
  expect(withDay(word, formatDate(day))).toBe(words);
});
