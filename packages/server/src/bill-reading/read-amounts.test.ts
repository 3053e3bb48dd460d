import { expect, test } from "vitest";
import { toRows } from "./page-cells.ts";
import { readAmounts } from "./read-amounts.ts";

const SUMS = [
  ["Spesa per la materia energia", "50,00 €"],
  ["Spesa per il trasporto e la gestione del contatore", "20,00 €"],
  ["Spesa per oneri di sistema", "10,00 €"],
  ["Totale imposte e IVA", "10,00 €"],
  ["Totale bolletta", "90,00 €"],
];

const readTotal = (lines: readonly (readonly string[])[]) => {
  const rows = toRows(
    lines.flatMap((cells, line) =>
      cells.map((text, column) => ({
        page: 1,
        x: 40 + column * 300,
        y: 40 + line * 14,
        width: text.length * 5,
        height: 10,
        text,
      })),
    ),
  );
  const { total } = readAmounts(rows, "luce", { isDual: false });
  return [total?.value, total?.isProved];
};

test("is sure of a total that the parts of a bill sum up to", () => {
  expect(readTotal(SUMS)).toEqual([90, true]);
});

test("doubts the total of a bill that a bonus follows", () => {
  const bonus = [
    ["Bonus sociale", "-12,00 €"],
    ["Totale da pagare", "78,00 €"],
  ];
  expect(readTotal([...SUMS, ...bonus])).toEqual([90, false]);
});

test("reads the sum of the fee's instalments, not one of them", () => {
  const rows = toRows(
    ["Canone di abbonamento alla televisione", "2 rate", "9,00 €", "18,00"].map((text, column) => ({
      page: 1,
      x: 40 + column * 250,
      y: 40,
      width: text.length * 5,
      height: 10,
      text,
    })),
  );
  expect(readAmounts(rows, "luce", { isDual: false }).televisionFee?.value).toBe(18);
});
