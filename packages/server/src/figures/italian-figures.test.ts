import { expect, test } from "vitest";
import { formatCount, formatDuration, formatShareWithArticle } from "./italian-figures.ts";

test.each([
  [0.0166, "l’1,7%"],
  [0.024, "il 2,4%"],
  [0.0805, "l’8,1%"],
  [-0.11, "l’11%"],
  [0.114, "l’11,4%"],
  [0.01, "l’1%"],
  [0.16, "il 16%"],
  [0.18, "il 18%"],
  [0.85, "l’85%"],
  [1.1, "il 110%"],
  [8, "l’800%"],
  [11, "il 1.100%"],
  [80, "l’8.000%"],
  [110, "l’11.000%"],
  [0.004, "lo 0,4%"],
  [0.0003, "meno dello 0,1%"],
])("writes the share %s with its article as «%s»", (value, words) => {
  expect(formatShareWithArticle(value)).toBe(words);
});

test.each([
  [0, "0 offerte"],
  [1, "1 offerta"],
  [2, "2 offerte"],
  [1200, "1.200 offerte"],
])("writes a count of %d as «%s»", (count, words) => {
  expect(formatCount(count, ["offerta", "offerte"])).toBe(words);
});

test.each([
  [1, "mesi", "1 mese"],
  [24, "mesi", "24 mesi"],
  [1, "giorni", "1 giorno"],
  [0, "giorni", "0 giorni"],
] as const)("writes %d %s as «%s»", (count, unit, words) => {
  expect(formatDuration(count, unit)).toBe(words.replace(" ", "\u00a0"));
});
