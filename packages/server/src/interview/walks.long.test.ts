import { expect, test } from "vitest";
import { checkWalks } from "./test-walk-properties.ts";

test.each(["luce", "gas", "noleggio", "pos", "internet"] as const)(
  "the flow keeps its invariants in ten thousand random interviews with rewinds about %s",
  (openingType) => {
    const quotes = checkWalks([{ tracking: "AFF-1", openingType }], { numRuns: 10_000 });

    expect(quotes[openingType]).toBeGreaterThan(500);
    expect(quotes.errands).toBeGreaterThan(500);
  },
);
