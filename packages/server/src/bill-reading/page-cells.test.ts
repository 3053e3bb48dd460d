import { expect, test } from "vitest";
import { toRows } from "./page-cells.ts";

/** Texts of 10 points on one line, each with the x of its ends. */
const toCells = (...pieces: readonly (readonly [from: number, to: number, text: string])[]) =>
  toRows(
    pieces.map(([x, to, text]) => ({ page: 1, x, y: 40, width: to - x, height: 10, text })),
  ).flatMap(({ cells }) => cells.map(({ text }) => text));

test("keeps the figures of two narrow columns apart", () => {
  expect(toCells([40, 110, "Ultimi 12 mesi"], [160, 177, "902"], [184, 201, "811"])).toEqual([
    "Ultimi 12 mesi",
    "902",
    "811",
  ]);
});

test("joins the thousands of one figure and the words of one column", () => {
  expect(toCells([40, 46, "2"], [49, 66, "727"])).toEqual(["2 727"]);
  expect(toCells([40, 70, "Totale"], [77, 110, "bolletta"])).toEqual(["Totale bolletta"]);
});
