import { expect, onTestFinished, test } from "vitest";
import { toJson } from "./to-json.ts";

test.each([
  [{ text: 'a "b"\n', list: [1, [true, null]], none: undefined, empty: {} }],
  [[undefined, "é", { deep: [[]] }]],
  ["text"],
  [null],
  [-4.5],
])("writes %j as JSON.stringify does", (value) => {
  expect(toJson(value)).toBe(JSON.stringify(value));
});

test("writes a list correctly on a page whose lists have a toJSON", () => {
  const lists = Array.prototype as unknown as { toJSON?: () => string };
  lists.toJSON = () => "[by the page]";
  onTestFinished(() => {
    delete lists.toJSON;
  });
  expect(toJson({ messages: ["ciao"] })).toBe('{"messages":["ciao"]}');
});
