import { expect, test } from "vitest";
import { hideIdentifiers } from "./hide-identifiers.ts";

const POD = "IT001E12345678";

test.each([
  ["POD: IT001E  12345678", "POD: IT001•••678"],
  ["POD: IT-001-E-12345678", "POD: IT001•••678"],
  ["POD: IT 001 E – 1234.5678, 3 kW", "POD: IT001•••678, 3 kW"],
  ["POD: it\u00a0001\u00a0e\u00a012345678", "POD: IT001•••678"],
])("hides a given identifier in «%s»", (text, expected) => {
  expect(hideIdentifiers(text, [POD])).toBe(expected);
});

test("hides an identifier that was given with separators and stands without them in the text", () => {
  expect(hideIdentifiers("PDR 05260000012345", ["0526-0000 012345"])).toBe("PDR 05260•••345");
});

test.each([
  ["IT001E  12345678  3 kW", "IT001•••678  3 kW"],
  ["IT.001.E.12345678", "IT001•••678"],
  ["1T 001-E-12345678", "1T001•••678"],
  ["RSS MRA 85T10 A562S", "RSSMR•••62S"],
  ["RSSMRA-85T10-A562S", "RSSMR•••62S"],
  ["RSS MRA 85T10 A56N P", "RSSMR•••6NP"],
  ["rss mra ur tmp a5sn s", "RSSMR•••SNS"],
  ["IT60  X054  2811  1010  0000  0123  456", "IT60X•••456"],
  ["IT60-X0542811101-000000123456", "IT60X•••456"],
])("hides an identifier of another person in «%s»", (text, expected) => {
  expect(hideIdentifiers(text, [])).toBe(expected);
});

test("leaves plain words that have the letters of a fiscal code as they are", () => {
  for (const text of ["Sconto: uno due tre quattro", "Per uso 20 ore 15 a 100 a"]) {
    expect(hideIdentifiers(text, []), text).toBe(text);
  }
});

test("leaves a text as it is if an identifier has no characters", () => {
  expect(hideIdentifiers("Totale 88,40 €", ["", " - "])).toBe("Totale 88,40 €");
});
