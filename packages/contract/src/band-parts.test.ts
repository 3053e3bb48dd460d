import fc from "fast-check";
import { expect, test } from "vitest";
import { type BandParts, parseBandParts, toBandParts } from "./band-parts.ts";

test.each<[string, BandParts | null]>([
  ["33-31-36", [33, 31, 36]],
  ["33.333-30.667-36", [33.333, 30.667, 36]],
  ["100-0-0", [100, 0, 0]],
  ["760-710-840", [760, 710, 840]],
  ["760.5-710-0", [760.5, 710, 0]],
  ["33-31-40", null],
  ["0-0-0", null],
  ["760-710", null],
  ["760-710-840-1", null],
  ["760,5-710-840", null],
  ["-1-50-51", null],
  ["1e3-1-1", null],
])("reads %s as %j", (text, parts) => {
  expect(parseBandParts(text)).toEqual(parts);
});

test("keeps the proportion of any metered bands, whatever their sum", () => {
  const band = fc.integer({ min: 0, max: 5_000_000 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(band, band, band, (f1, f2, f3) => {
      fc.pre(Math.max(f1, f2, f3) > 0);
      const parts = parseBandParts(toBandParts([f1, f2, f3])?.join("-") ?? "");
      const sum = (parts ?? []).reduce((all, each) => all + each, 0);
      const shares = parts?.map((part) => part / sum);
      [f1, f2, f3].forEach((kwh, index) => {
        expect(shares?.[index]).toBeCloseTo(kwh / (f1 + f2 + f3), 9);
      });
    }),
  );
});

test("gives no parts for a consumption of zero", () => {
  expect(toBandParts([0, 0, 0])).toBeNull();
});
