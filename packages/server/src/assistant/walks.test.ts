import fc from "fast-check";
import { expect, test } from "vitest";
import { checkWalk, moves } from "./walk-properties.ts";

test("keeps its invariants on any walk of answers and rewinds", () => {
  let quotes = 0;
  fc.assert(
    fc.property(moves, (walk) => {
      quotes += checkWalk(walk);
    }),
    { numRuns: 300, seed: 20_261_121 },
  );

  // A walk that never arrives would prove little.
  expect(quotes).toBeGreaterThan(30);
});
