import { expect, it } from "vitest";
import { findCalculatorTarget } from "./calculator-redirect.ts";

function targetOf(search: string) {
  return findCalculatorTarget(new URLSearchParams(search));
}

it("leads to the list of the chosen typology with what was filled in", () => {
  expect(
    targetOf("tipologia=luce&destinazione=privati&consumo=2.700&persone=&provincia=MI&uso="),
  ).toBe("/offerte/luce?consumo=2700&destinazione=privati&provincia=MI");
});

it("turns the people at home into a consumption and says so in the address", () => {
  expect(targetOf("tipologia=luce&consumo=&persone=2&provincia=")).toBe(
    "/offerte/luce?consumo=2200&persone=2",
  );
});

it("prefers a typed consumption to the household's", () => {
  expect(targetOf("tipologia=gas&consumo=900&uso=riscaldamento&persone=4")).toBe(
    "/offerte/gas?consumo=900",
  );
});

it("writes decimals with a comma, which no reader takes for thousands", () => {
  expect(targetOf("tipologia=gas&consumo=345,125")).toBe("/offerte/gas?consumo=345%2C125");
});

it("keeps a consumption it cannot read, so that the list says it was ignored", () => {
  expect(targetOf("tipologia=gas&consumo=tanto")).toBe("/offerte/gas?consumo=tanto");
});

it("leaves a query alone that names no typology we compare", () => {
  expect(targetOf("")).toBeNull();
  expect(targetOf("tipologia=internet&consumo=3")).toBeNull();
});
