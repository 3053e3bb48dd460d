import fc from "fast-check";
import { expect, test } from "vitest";
import { BUSINESS_CAR } from "./fake-products.ts";
import { checkWalk, moves } from "./walk-properties.ts";

const OPENINGS = [
  { tracking: "AFF-1" },
  { tracking: "AFF-1", openingType: "luce", openingOffer: "riva-verde" },
  { tracking: "AFF-1", openingType: "noleggio", openingOffer: "lince-uno-12" },
  { tracking: "AFF-1", openingType: "noleggio", openingOffer: BUSINESS_CAR },
  { tracking: "AFF-1", openingType: "pos", openingOffer: "banco-facile" },
  { tracking: "AFF-1", openingType: "internet", openingOffer: "fibra-calma" },
  { tracking: "AFF-1", openingType: "internet" },
] as const;

test("keeps its invariants in any interview with rewinds, whatever it was opened from", () => {
  let quotes = 0;
  let requests = 0;
  fc.assert(
    fc.property(moves, fc.constantFrom(...OPENINGS), (walk, opening) => {
      const made = checkWalk(walk, opening);
      quotes += made.quotes;
      requests += made.requests;
    }),
    { numRuns: 400, seed: 20_261_121 },
  );

  // Interviews that never reach their end would prove little.
  expect(quotes).toBeGreaterThan(30);
  expect(requests).toBeGreaterThan(100);
}, 60_000);
