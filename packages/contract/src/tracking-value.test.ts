import fc from "fast-check";
import { expect, test } from "vitest";
import { isTrackedWidget, joinTracking, splitTracking } from "./tracking-value.ts";

test("reads code and sub-id from a value", () => {
  expect([
    splitTracking("AFF-1"),
    splitTracking("AFF-1--maggio"),
    splitTracking("AFF-1--maggio--due"),
    splitTracking(""),
  ]).toEqual([
    { code: "AFF-1", sub: "" },
    { code: "AFF-1", sub: "maggio" },
    { code: "AFF-1", sub: "maggio--due" },
    { code: "", sub: "" },
  ]);
});

test("splits a joined value into the same code and sub-id", () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{1,20}(-[A-Za-z0-9]{1,9})?$/);
  const part = fc.oneof(fc.constant(""), word);
  fc.assert(
    fc.property(word, part, (code, sub) => {
      expect(splitTracking(joinTracking({ code, sub }))).toEqual({ code, sub });
    }),
  );
});

test("accepts only the exact names of the elements", () => {
  expect(["carte", "Carte", "toString", null].map(isTrackedWidget)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
