import { expect, test } from "vitest";
import { createReplacer } from "./spoken-text.ts";

test("replaces by each pattern in order, also in text that an earlier pattern wrote", () => {
  const replace = createReplacer([
    [/(?<letter>[a-z])\k<letter>{2,}/g, "$<letter>"],
    [/\bcmq\b/g, "comunque"],
    [/^(si|no)(?=,)/g, "$1!"],
  ]);
  expect(replace("cmqqqq, siii")).toBe("comunque, si");
  expect(replace("no, cmq")).toBe("no!, comunque");
  expect(replace("abito a Rho")).toBe("abito a Rho");
});

test.each([
  ["a numbered reference", /(a)\1/g],
  ["another flag", /a/gi],
])("refuses a pattern with %s", (_, pattern) => {
  expect(() => createReplacer([[pattern, ""]])).toThrow("cannot be joined");
});
