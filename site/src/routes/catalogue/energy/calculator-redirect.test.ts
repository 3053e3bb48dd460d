import { expect, it } from "vitest";
import { findCalculatorTarget } from "./calculator-redirect.ts";

function targetOf(search: string) {
  return findCalculatorTarget(new URLSearchParams(search));
}

it("redirects to the list of the chosen typology with the filled-in fields", () => {
  expect(
    targetOf("tipologia=luce&destinazione=privati&consumo=2.700&persone=&provincia=MI&uso="),
  ).toBe("/offerte/luce?consumo=2700&destinazione=privati&provincia=MI");
});

it("turns the number of people into a consumption and keeps it in the address", () => {
  expect(targetOf("tipologia=luce&consumo=&persone=2&provincia=")).toBe(
    "/offerte/luce?consumo=2200&persone=2",
  );
});

it("prefers a typed consumption to the household", () => {
  expect(targetOf("tipologia=gas&consumo=900&uso=riscaldamento&persone=4")).toBe(
    "/offerte/gas?consumo=900",
  );
});

it("writes decimals with a comma, because a dot could mean thousands", () => {
  expect(targetOf("tipologia=gas&consumo=345,125")).toBe("/offerte/gas?consumo=345%2C125");
});

it("keeps the present spend with its period", () => {
  expect(targetOf("tipologia=gas&consumo=900&spesa=85,50&periodo=mese")).toBe(
    "/offerte/gas?consumo=900&spesa=85%2C50&periodo=mese",
  );
  expect(targetOf("tipologia=gas&consumo=900&spesa=&periodo=anno")).toBe(
    "/offerte/gas?consumo=900",
  );
});

it("asks for all of Italy if the place that was filled in was cleared", () => {
  expect(targetOf("tipologia=luce&luogo=&zona=si")).toBe("/offerte/luce?luogo=");
  expect(targetOf("tipologia=luce&luogo=Monza&zona=si")).toBe("/offerte/luce?luogo=Monza");
  expect(targetOf("tipologia=luce&luogo=")).toBe("/offerte/luce");
});

it("keeps an unreadable consumption so that the list can report it", () => {
  expect(targetOf("tipologia=gas&consumo=tanto")).toBe("/offerte/gas?consumo=tanto");
});

it("passes the filled-in fields to the assistant if its button was pressed", () => {
  expect(
    targetOf(
      "tipologia=gas&destinazione=privati&consumo=900&luogo=Torino&spesa=85,5&periodo=mese&volpe=si",
    ),
  ).toBe(
    "/calcola-preventivo?tipo=gas&consumo=900&destinazione=privati&luogo=Torino&spesa=85%2C5&periodo=mese",
  );
  expect(targetOf("tipologia=luce&consumo=&persone=3&volpe=si")).toBe(
    "/calcola-preventivo?tipo=luce&consumo=2700&persone=3",
  );
});

it("starts the assistant from its first question if nothing was filled in", () => {
  expect(
    targetOf("tipologia=luce&destinazione=privati&consumo=&luogo=&spesa=&periodo=anno&volpe=si"),
  ).toBe("/calcola-preventivo");
});

it("ignores a query without an energy typology", () => {
  expect(targetOf("")).toBeNull();
  expect(targetOf("tipologia=internet&consumo=3")).toBeNull();
});
