import { expect, test } from "vitest";
import { BUSINESS_CAR } from "./fake-products.ts";
import { checkWalks } from "./test-walk-properties.ts";

const OPENINGS = [
  { tracking: "AFF-1" },
  { tracking: "AFF-1", openingType: "luce", openingOffer: "riva-verde" },
  { tracking: "AFF-1", openingType: "gas" },
  { tracking: "AFF-1", openingType: "noleggio", openingOffer: "lince-uno-12" },
  { tracking: "AFF-1", openingType: "noleggio", openingOffer: BUSINESS_CAR },
  { tracking: "AFF-1", openingType: "pos", openingOffer: "banco-facile" },
  { tracking: "AFF-1", openingType: "internet", openingOffer: "fibra-calma" },
  { tracking: "AFF-1", openingType: "internet" },
] as const;

test("the flow keeps its invariants in random interviews with rewinds", () => {
  const quotes = checkWalks(OPENINGS, { numRuns: 340, seed: 20_261_121 });

  // Interviews that never reach their end would prove little.
  for (const tipology of ["luce", "gas", "noleggio", "pos", "internet"] as const) {
    expect(quotes[tipology], tipology).toBeGreaterThan(10);
  }
  expect(quotes.errands).toBeGreaterThan(10);
  // The test takes ten seconds of processor time, and longer only on a busy machine.
}, 240_000);
