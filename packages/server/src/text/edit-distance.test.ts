import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["monza", "monza", 0],
  ["mozna", "monza", 1],
  ["monz", "monza", 1],
  ["komo", "como", 0.5],
  ["mpnza", "monza", 1],
  ["mxnza", "monza", 1.5],
  ["", "como", 4],
])("«%s» is «%s» with %s faults", (from, to, faults) => {
  expect(editDistance(from, to).whole).toBe(faults);
});

test("the beginning of a longer name has no fault", () => {
  expect(editDistance("sesto", "sesto san giovanni")).toEqual({ whole: 13, ofPrefix: 0 });
});

test("a distance within the limit is the same as without one", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "e", "s", "z", "t", " "), maxLength: 9 });
  const limits = fc.constantFrom(0, 1, 1.5, 2, 3);
  fc.assert(
    fc.property(word, word, limits, (from, to, limit) => {
      const exact = editDistance(from, to);
      const limited = editDistance(from, to, { limit });
      for (const kind of ["whole", "ofPrefix"] as const) {
        if (exact[kind] <= limit) expect(limited[kind]).toBe(exact[kind]);
        else expect(limited[kind]).toBeGreaterThan(limit);
      }
    }),
    { numRuns: 3_000 },
  );
});
