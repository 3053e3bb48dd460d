import fc from "fast-check";
import { expect, test } from "vitest";
import { joinTracking, splitTracking, TRACKED_WIDGETS } from "./tracking-value.ts";
import { TRACKING_PATTERN } from "./wire-names.ts";

test("reads code, sub-id and element from a value", () => {
  expect([
    splitTracking("AFF-1"),
    splitTracking("AFF-1--maggio"),
    splitTracking("AFF-1--w-carte"),
    splitTracking("AFF-1--maggio--w-assistente"),
    splitTracking(""),
  ]).toEqual([
    { code: "AFF-1", sub: "", widget: "" },
    { code: "AFF-1", sub: "maggio", widget: "" },
    { code: "AFF-1", sub: "", widget: "w-carte" },
    { code: "AFF-1", sub: "maggio", widget: "w-assistente" },
    { code: "", sub: "", widget: "" },
  ]);
});

test("a value that was made from its parts gives them back", () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{1,20}(-[A-Za-z0-9]{1,9})?$/);
  const part = fc.oneof(fc.constant(""), word);
  const widget = fc.constantFrom("", ...Object.values(TRACKED_WIDGETS));
  fc.assert(
    fc.property(word, part, widget, (code, sub, element) => {
      const parts = { code, sub, widget: element };
      expect(splitTracking(joinTracking(parts))).toEqual(parts);
    }),
  );
});

test("the elements' names are allowed in a value", () => {
  const value = joinTracking({ code: "AFF-1", sub: "maggio", widget: TRACKED_WIDGETS.preferiti });
  expect(value).toMatch(new RegExp(TRACKING_PATTERN));
});
