import { expect, test } from "vitest";
import { toEuphonic } from "./euphonic.ts";

test.each([
  ["a", "Acquamossa", "ad"],
  ["a", "«Àncora Luce»", "ad"],
  ["a", "Enerluna", "a"],
  ["a", "mario@example.it", "a"],
  ["a", "2A Energia", "a"],
  ["e", "Enerluna", "ed"],
  ["e", "Acquamossa", "e"],
  ["e", "", "e"],
] as const)("writes «%s» before «%s» as «%s»", (word, next, written) => {
  expect(toEuphonic(word, next)).toBe(written);
});
