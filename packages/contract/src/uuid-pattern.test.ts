import { expect, test } from "vitest";
import { isUuid } from "./uuid-pattern.ts";

const ID = "5d0d7e55-54c0-4a4a-9b1e-6f1f6f2a8d11";

test.each([
  [ID, true],
  [ID.toUpperCase(), false],
  [`${ID}1`, false],
  [`${ID}\n`, false],
  [ID.replaceAll("-", ""), false],
  ["", false],
])("takes %j for a UUID as we write it: %j", (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});
