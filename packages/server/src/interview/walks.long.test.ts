import fc from "fast-check";
import { expect, test } from "vitest";
import { checkWalk, moves } from "./walk-properties.ts";

test("keeps its invariants in ten thousand random interviews with rewinds", () => {
  let quotes = 0;
  let requests = 0;
  fc.assert(
    fc.property(moves, (walk) => {
      const made = checkWalk(walk);
      quotes += made.quotes;
      requests += made.requests;
    }),
    { numRuns: 10_000 },
  );

  expect(quotes).toBeGreaterThan(500);
  expect(requests).toBeGreaterThan(500);
}, 600_000);
