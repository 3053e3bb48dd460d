import { expect, test } from "vitest";
import { toRowText } from "./page-cells.ts";
import { splitSupplies } from "./split-supplies.ts";
import { printRows } from "./test-rows.ts";

const SECTIONS = [
  ["ENERGIA ELETTRICA"],
  ["Consumo annuo 2.000 kWh"],
  ["Totale energia elettrica", "80,00 €"],
  ["GAS NATURALE"],
  ["Consumo annuo 500 Smc"],
  ["Totale gas naturale", "40,00 €"],
];
const FOOT = ["Condizioni valide fino al 30 aprile 2027."];
const read = (...lines: readonly (readonly string[])[]) => {
  const { luce, gas } = splitSupplies(printRows(lines));
  return [luce, gas].map((rows) => rows.map(toRowText).at(-1));
};

test("a line below the totals of both supplies belongs to both", () => {
  expect(read(...SECTIONS, FOOT)).toEqual([FOOT[0], FOOT[0]]);
});

test("a line of the last section belongs to it alone", () => {
  const open = SECTIONS.filter(([name]) => name !== "Totale gas naturale");
  expect(read(...open, FOOT)).toEqual(["Totale energia elettrica  80,00 €", FOOT[0]]);
});

test("a line with one supply and a text beside it does not begin columns", () => {
  const { luce, gas } = splitSupplies(
    printRows([
      ["Bolletta"],
      ["Energia elettrica", "Prezzo bloccato 2027"],
      ["Luce", "Gas naturale"],
      ["kWh 300", "Smc 40"],
      ["POD IT001E12345678", "PDR 00881200745531"],
      ["Luce", "Gas naturale"],
      ["Gas e altro", "energia elettrica"],
    ]),
  );
  const has = (rows: typeof luce) => rows.some((row) => toRowText(row).includes("bloccato"));
  expect([has(luce), has(gas)]).toEqual([true, false]);
});
