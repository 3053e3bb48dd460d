import { expect, test } from "vitest";
import { splitFiscalName } from "./fiscal-name.ts";

test.each([
  ["Mario Rossi", "RSSMRA85T10A562S", ["Mario", "Rossi"]],
  ["ROSSI MARIO", "RSSMRA85T10A562S", ["MARIO", "ROSSI"]],
  ["De Luca Maria Anna", "DLCMNN80A41H501X", ["Maria Anna", "De Luca"]],
  ["Nicolò Fo", "FOXNCL80A01H501X", ["Nicolò", "Fo"]],
  ["Gianfranco D’Amico", "DMCGFR80A01H501X", ["Gianfranco", "D’Amico"]],
])("finds first and last name of %s by the code %s", (name, code, [firstName, lastName]) => {
  expect(splitFiscalName(name, code)).toEqual({ firstName, lastName });
});

test.each([
  ["Anna Bianchi", "RSSMRA85T10A562S"],
  ["Mario", "RSSMRA85T10A562S"],
  ["", ""],
])("finds no first and last name in «%s» that fit the code «%s»", (name, code) => {
  expect(splitFiscalName(name, code)).toBeNull();
});
