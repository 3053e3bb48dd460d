import { expect, it } from "vitest";
import { toDownPaymentWords, toKindPhrase, toKmWords, toPowerWords } from "./vehicle-words.ts";

it.each([
  ["citycar", "ibrida", "citycar ibrida"],
  ["suv", "elettrica", "SUV elettrico"],
  ["commerciale", "metano", "veicolo commerciale a metano"],
  ["berlina", "ibrida-plug-in", "berlina ibrida plug-in"],
] as const)("calls a %s with %s «%s»", (segment, fuel, phrase) => {
  expect(toKindPhrase({ segment, fuel })).toBe(phrase);
});

it.each([
  [74, 100],
  [96, 130],
  [55, 75],
  [85, 116],
  [50, 68],
])("writes %s kW with the CV of the car's name, %s", (kw, cv) => {
  expect(toPowerWords(kw)).toBe(`${kw}\u00a0kW (${cv}\u00a0CV)`);
});

it("writes power in both units, kilometres and down payments in words", () => {
  expect(toPowerWords(110)).toBe("110\u00a0kW (150\u00a0CV)");
  expect(toKmWords(15_000)).toBe("15.000\u00a0km l’anno");
  expect(toDownPaymentWords(0)).toBe("senza anticipo");
  expect(toDownPaymentWords(2000)).toBe("anticipo 2.000\u00a0€");
});
