import { expect, test } from "vitest";
import { parseEstimateQuery } from "./estimate-query.ts";

test.each([
  ["gas", "consumo=1.400,5 mc", { consumo: 1400.5 }],
  ["gas", "consumoNoto=750 Smc", { consumoNoto: 750 }],
  ["gas", "energia=0,52 €/Smc", { energia: 0.52 }],
  ["gas", "indice=0,40 €/Smc", { indice: 0.4 }],
  ["luce", "consumoNoto=1.750 kWh", { consumoNoto: 1750 }],
  ["luce", "energia=0,145 €/kWh", { energia: 0.145 }],
] as const)("reads for %s the figure and unit of «%s»", (tipology, text, query) => {
  expect(parseEstimateQuery(new URLSearchParams(text), tipology)).toEqual({ query, ignored: [] });
});

test.each([
  ["gas", "consumoNoto=750 kWh", "in Smc, come numero: per esempio 1100"],
  ["gas", "energia=0,52 €/kWh", "il prezzo di uno Smc in euro"],
  ["luce", "energia=0,145 €/Smc", "il prezzo di un kWh in euro"],
] as const)("refuses for %s the unit of «%s»", (tipology, text, how) => {
  expect(parseEstimateQuery(new URLSearchParams(text), tipology)).toMatchObject({
    query: {},
    ignored: [{ message: expect.stringContaining(how) }],
  });
});
