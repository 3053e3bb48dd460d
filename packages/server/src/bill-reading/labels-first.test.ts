import { expect, test } from "vitest";
import { withLabelsFirst } from "./labels-first.ts";
import { toRowText } from "./page-cells.ts";
import { readAmounts } from "./read-amounts.ts";
import { readBilledConsumption } from "./read-consumption.ts";
import { readOffer } from "./read-offer.ts";
import { printRows } from "./test-rows.ts";

const FACTS = [
  ["4,5 kW Potenza impegnata"],
  ["IT004E12341234 Codice POD"],
  ["Riviera Sempre Nome dell'offerta"],
  ["Consumo negli ultimi 12 mesi"],
  ["700 kWh F1"],
  ["500 kWh F2"],
  ["600 kWh F3"],
];

test("reads facts whose labels stand after their values", () => {
  const rows = withLabelsFirst(printRows(FACTS));
  expect(readBilledConsumption(rows, "luce")).toMatchObject({
    capacityKw: { value: 4.5, text: "4,5 kW  Potenza impegnata" },
    annualConsumption: { value: 1800 },
    annualF1: { value: 700 },
    annualF3: { value: 600 },
  });
  expect(readOffer(rows, "luce")).toMatchObject({ offerName: { value: "Riviera Sempre" } });
});

test("reads a table whose last column has the names", () => {
  const rows = withLabelsFirst(
    printRows(
      [
        ["Importo", "Prezzo medio", "Quantità", "Voce dello scontrino"],
        ["50,00 €", "0,2000 €/kWh", "250 kWh", "Quota per consumi"],
        ["35,00 €", "0,1400 €/kWh", "250 kWh", "di cui spesa per la vendita"],
        ["15,00 €", "0,0600 €/kWh", "250 kWh", "di cui spesa per la rete e gli oneri"],
        ["20,00 €", "10,00 €/mese", "2 mesi", "Quota fissa"],
        ["16,00 €", "8,00 €/mese", "2 mesi", "di cui spesa per la vendita"],
        ["4,00 €", "2,00 €/mese", "2 mesi", "di cui spesa per la rete e gli oneri"],
      ],
      { columnWidth: 100 },
    ),
  );
  expect(readAmounts(rows, "luce", { isDual: false })).toMatchObject({
    sale: { value: 51 },
    saleFixed: { value: 16 },
    periodConsumption: { value: 250 },
    unitPrice: {
      value: 0.14,
      text: "35,00 €  0,1400 €/kWh  250 kWh  di cui spesa per la vendita",
    },
  });
});

test("changes neither a single label after its value nor sums with their names on the left", () => {
  const lines = [["3 kW Potenza impegnata"], ["Quota fissa", "18,00 €"], ["12,00 €", "Imposte"]];
  const rows = printRows(lines);
  expect(withLabelsFirst(rows).map(toRowText)).toEqual(rows.map(toRowText));
  expect(withLabelsFirst(rows).flatMap(({ cells }) => cells)).toHaveLength(5);
});
