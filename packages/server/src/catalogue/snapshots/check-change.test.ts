import { expect, test } from "vitest";
import { checkChange } from "./check-change.ts";

test.each([
  [1304, 1000, "passano da 1.000 a 1.304, il 30,4% in più"],
  [1_300_001, 1_000_000, "passano da 1.000.000 a 1.300.001, appena oltre il 30% in più"],
  [9000, 1000, "passano da 1.000 a 9.000, l’800% in più"],
  [1, 10, "passano da 10 a 1, il 90% in meno"],
])("says why a count of %s must not replace one of %s", (count, previous, words) => {
  expect(checkChange("le voci", count, previous)).toEqual([
    `le voci ${words} (il limite è il 30%).`,
  ]);
});

test("accepts a change by at most 30 %, and the first count", () => {
  const faults = [
    checkChange("le voci", 1300, 1000),
    checkChange("le voci", 700, 1000),
    checkChange("le voci", 5, null),
    checkChange("le voci", 5, 0),
  ];
  expect(faults.flat()).toEqual([]);
});
