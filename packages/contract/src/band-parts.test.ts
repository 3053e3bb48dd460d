import fc from "fast-check";
import { expect, test } from "vitest";
import { type BandParts, formatBandParts, parseBandParts, toBandParts } from "./band-parts.ts";

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

test.each<[BandParts, string]>([
  [[760, 710, 840], "760-710-840"],
  [[760.25, 8.5, 840], "760.25-8.5-840"],
  [[1200.5, 8.123, 300], "12005-81.23-3000"],
  [[100.001, 50, 60], "100001000-50000000-60000000"],
  [[100.0004, 50, 60], "100000400-50000000-60000000"],
])("writes %j without three decimals", (kwh, text) => {
  const parts = toBandParts(kwh);
  expect(parts?.join("-")).toBe(text);
  expect(formatBandParts(parts ?? [])).toBe(text);
});

test("writes no figure whose point could be read as a thousands separator", () => {
  const band = fc.double({ min: 0, max: 20_000_000, noNaN: true });
  fc.assert(
    fc.property(band, band, band, (f1, f2, f3) => {
      fc.pre(Math.max(f1, f2, f3) > 0.001);
      const text = toBandParts([f1, f2, f3])?.join("-") ?? "";
      expect(text).not.toMatch(/\.\d{3}(?!\d)/);
      expect(parseBandParts(text)).not.toBeNull();
    }),
  );
});

test("keeps the percentages of an address and writes its kWh without three decimals", () => {
  expect(formatBandParts([33.333, 30.667, 36])).toBe("33.333-30.667-36");
  expect(formatBandParts([760, 710, 840])).toBe("760-710-840");
  expect(formatBandParts([812, 5.123, 203])).toBe("8120-51.23-2030");
});

test("gives no parts for a consumption of zero", () => {
  expect(toBandParts([0, 0, 0])).toBeNull();
});
