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
