import fc from "fast-check";
import { expect, test } from "vitest";
import { checkWalk, moves } from "./walk-properties.ts";

test("keeps its invariants on ten thousand walks of answers and rewinds", () => {
  let quotes = 0;
  fc.assert(
    fc.property(moves, (walk) => {
      quotes += checkWalk(walk);
    }),
    { numRuns: 10_000 },
  );

  expect(quotes).toBeGreaterThan(1000);
}, 600_000);
