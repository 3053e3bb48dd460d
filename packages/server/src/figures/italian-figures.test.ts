import { expect, test } from "vitest";
import {
  formatCount,
  formatDuration,
  formatMoment,
  formatPercentageWithArticle,
  formatShareWithArticle,
} from "./italian-figures.ts";

test.each([
  [2.96, "il 3%"],
  [-16.2, "il 16%"],
  [8.1, "l’8%"],
  [11, "l’11%"],
  [85, "l’85%"],
  [1.2, "l’1%"],
  [0.3, "meno dell’1%"],
])("writes the percentage %s with its article as «%s»", (value, words) => {
  expect(formatPercentageWithArticle(value)).toBe(words);
});

test.each([
  [0.0166, "l’1,7%"],
  [0.024, "il 2,4%"],
  [0.0805, "l’8,1%"],
  [-0.11, "l’11%"],
  [0.114, "l’11,4%"],
  [0.16, "il 16%"],
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

test("writes a moment to the second in Rome's time", () => {
  const moment = new Date("2026-11-22T09:00:05Z");
  expect(formatMoment(moment)).toBe("22 novembre 2026 alle ore 10:00:05");
});

test.each([
  [1, "mesi", "1 mese"],
  [24, "mesi", "24 mesi"],
  [1, "giorni", "1 giorno"],
  [0, "giorni", "0 giorni"],
] as const)("writes %d %s as «%s»", (count, unit, words) => {
  expect(formatDuration(count, unit)).toBe(words.replace(" ", "\u00a0"));
});
