import { expect, test } from "vitest";
import { toOneLine } from "./one-line.ts";

test.each([
  ["  Bolletta\r\n di\tmarzo ", "Bolletta di marzo"],
  ["Bol\0let\u0007ta", "Bolletta"],
  ["fattura \u202efdp.exe\u202c", "fattura fdp.exe"],
  ["\u2066Anna\u2069 \u202a", "Anna"],
  ["Anna \ud800 😀 Zoë", "Anna 😀 Zoë"],
  ["أحمد", "أحمد"],
  ["\u200bAn\u00adna\u200e\u2060 Bian\ufeffchi\u200f", "Anna Bianchi"],
  // A joiner stays where it changes what is drawn.
  ["An\u200d\u200d\u200dna\u200c \u200dRossi\u200d", "Anna Rossi"],
  ["\u200d", ""],
  ["👩🏽\u200d💻 e ❤️\u200d🔥", "👩🏽\u200d💻 e ❤️\u200d🔥"],
  ["علی\u200cرضا", "علی\u200cرضا"],
])("turns %j into «%s»", (typed, kept) => {
  expect(toOneLine(typed)).toBe(kept);
});
