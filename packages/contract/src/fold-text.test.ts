import { expect, test } from "vitest";
import { dropAccents, foldText } from "./fold-text.ts";

test.each([
  ["Nicolò Àncora", "Nicolo Ancora"],
  ["Škoda", "Skoda"],
  ["e\u0301", "e"],
  ["n.º 3", "n.o 3"],
])("«%s» without accents is «%s»", (text, plain) => {
  expect(dropAccents(text)).toBe(plain);
  expect(foldText(text)).toBe(plain.toLowerCase());
});
