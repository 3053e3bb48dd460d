import { expect, test } from "vitest";
import { findNamedBands } from "./named-bands.ts";

test.each([
  ["f1 900 f2 800 f3 1.000", ["1 900", "2 800", "3 1.000"]],
  ["f1: 900 kwh, f23: 1800 kwh", ["1 900 kwh", "23 1800 kwh"]],
  ["33% f1, 31% f2, 36% f3", ["1 33 %", "2 31 %", "3 36 %"]],
  ["900 in f1 e 800 nella fascia f2", ["1 900", "2 800"]],
  ["f1 sono 900, f2 e 800", ["1 900", "2 800"]],
  ["760-710-840", []],
  ["gdf1 900", []],
  ["f12 900", []],
])("finds the named bands of «%s»", (text, expected) => {
  const { bands } = findNamedBands(text);
  const written = bands.map(({ band, figure, unit }) => `${band} ${figure} ${unit}`.trim());
  expect(written).toEqual(expected);
});

test("keeps what it did not read", () => {
  expect(findNamedBands("f1 1 200 f2 800").rest.trim()).toMatch(/^200\s*$/);
});
