import { expect, test } from "vitest";
import { toSpendQuery } from "./spend-query.ts";

test.each([
  ["present-contract", false, "consumo=2700&spesa=930,5"],
  ["present-contract", true, "consumo=2700&spesa=930,5&spesaStima=930,5"],
  ["median-offer", true, "consumo=2700"],
] as const)(
  "carries a spend that is measured against, and says if it is an estimate: %s, %s",
  (reference, isReferenceEstimate, query) => {
    const quote = { query: "consumo=2700", referenceSpendEur: 930.5, isReferenceEstimate };
    expect(toSpendQuery({ ...quote, reference })).toBe(query);
  },
);
