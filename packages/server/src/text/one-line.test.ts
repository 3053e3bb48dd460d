import { expect, test } from "vitest";
import { toOneLine } from "./one-line.ts";

test.each([
  ["  Bolletta\r\n di\tmarzo ", "Bolletta di marzo"],
  ["Bol\0let\u0007ta", "Bolletta"],
  ["fattura \u202efdp.exe\u202c", "fattura fdp.exe"],
  ["\u2066Anna\u2069 \u202a", "Anna"],
  ["Anna \ud800 😀 Zoë", "Anna 😀 Zoë"],
  ["أحمد", "أحمد"],
])("turns %j into «%s»", (typed, kept) => {
  expect(toOneLine(typed)).toBe(kept);
});
