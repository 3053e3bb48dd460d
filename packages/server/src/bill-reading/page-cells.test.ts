import { expect, test } from "vitest";
import { joinLines, toRows } from "./page-cells.ts";

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

test("separates the facts that dots join, but not the bands of one price", () => {
  const width = (text: string) => [40, 40 + 5 * text.length, text] as const;
  expect(toCells(width("POD IT001E12345678 · Potenza 3 kW · Residente: sì"))).toEqual([
    "POD IT001E12345678",
    "Potenza 3 kW",
    "Residente: sì",
  ]);
  expect(toCells(width("F1 0,14 €/kWh · F2 0,13 €/kWh"))).toEqual([
    "F1 0,14 €/kWh · F2 0,13 €/kWh",
  ]);
});

test("joins a word that a hyphen breaks at the end of a line", () => {
  expect(joinLines("Cliente resi-", "dente")).toBe("Cliente residente");
  expect(joinLines("Luce -", "offerta")).toBe("Luce - offerta");
  expect(joinLines("Potenza", "impegnata")).toBe("Potenza impegnata");
});
