import { expect, test } from "vitest";
import { withProse } from "./read-prose.ts";
import { printRows } from "./test-rows.ts";

const read = (lines: readonly string[]) => {
  const entries = withProse(printRows(lines.map((text) => [text])), {}, "luce");
  return Object.fromEntries(Object.entries(entries).map(([name, { value }]) => [name, value]));
};

test("reads offer, kind of price, price and its end from sentences over several lines", () => {
  expect(
    read([
      "Hai scelto Casa Fissa, un'offerta a prezzo fisso: l'energia costa",
      "0,1385 €/kWh a tutte le ore. Il prezzo vale fino al",
      "30/06/2026. Ti scriveremo tre mesi prima.",
    ]),
  ).toEqual({
    ...{ offerName: "Casa Fissa", pricing: "fixed", contractPrice: 0.1385 },
    offerExpiry: "2026-06-30",
  });
});

test.each([
  "Passa a Casa Fissa: il prezzo di 0,1180 €/kWh è a prezzo fisso.",
  "Dal 1 luglio si applicherà il prezzo di 0,1632 €/kWh.",
])("reads nothing from «%s», which is about another offer", (text) => {
  expect(read([text])).toEqual({});
});

test("reads a kind of price that a sentence gives with its offer", () => {
  expect(read(["La Sua fornitura è attiva con prezzo variabile dal mese di marzo."])).toEqual({
    pricing: "variable",
  });
});
