import { expect, it } from "vitest";
import { guessUnitPrice, isUnitPrice } from "./plausible-unit-price.ts";

it.each([
  ["luce", 0.0299, false],
  ["luce", 0.03, true],
  ["luce", 0.6, true],
  ["luce", 0.6001, false],
  ["gas", 0.1499, false],
  ["gas", 0.15, true],
  ["gas", 2.5, true],
  ["gas", 2.5001, false],
] as const)("judges for %s whether %d € a unit is plausible: %s", (tipology, eur, expected) => {
  expect(isUnitPrice(tipology, eur)).toBe(expected);
});

it.each([
  ["luce", 0.6, null],
  ["luce", 0.7, null],
  ["luce", 3, 0.03],
  ["luce", 13.5, 0.135],
  ["luce", 60, 0.6],
  ["luce", 135, 0.135],
  ["luce", 6000, null],
  ["gas", 2.5, null],
  ["gas", 3, null],
  ["gas", 52, 0.52],
  ["gas", 520, 0.52],
  ["gas", Number.NaN, null],
] as const)("guesses for the %s price %d: %j", (tipology, figure, meant) => {
  expect(guessUnitPrice(tipology, figure)).toBe(meant);
});
