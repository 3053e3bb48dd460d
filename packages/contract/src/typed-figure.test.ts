import { expect, it } from "vitest";
import { parseFigure, parseTyped } from "./typed-figure.ts";

it.each([
  ["€ 1.080,00", "€", 1080],
  ["1080 euro", "€", 1080],
  ["3.100 kWh", "kWh", 3100],
  ["kWh 3.100", "kWh", 3100],
  ["2,7 MWh", "kWh", 2700],
  ["MWh 2,7", "kWh", 2700],
  ["circa 3 megawattora", "kWh", 3000],
  ["4,35 MWh", "kWh", 4350],
  ["due mwh", "kWh", 2000],
  ["1.400 m³", "Smc", 1400],
  ["4,5kW", "kW", 4.5],
  ["4,5 k W", "kW", 4.5],
  ["4500 W", "kW", 4.5],
  ["circa 4.500 watt", "kW", 4.5],
  ["tremila watt", "kW", 3],
  ["0,145 €/kWh", "€/kWh", 0.145],
  ["€ 0,139 /kWh", "€/kWh", 0.139],
  ["0,139 euro al kWh", "€/kWh", 0.139],
  ["0,139 / kWh", "€/kWh", 0.139],
  ["€ 0,52 per Smc", "€/Smc", 0.52],
  ["€ −41,20", "€", -41.2],
  ["3 100", "kWh", 3100],
  ["3'100", "kWh", 3100],
  ["tremila", "kWh", 3000],
  ["Duemila e settecento kWh", "kWh", 2700],
  ["mille euro", "€", 1000],
  ["250€", "€ al mese", 250],
  ["€ 300 al mese", "€ al mese", 300],
  ["300 euro/mese", "€ al mese", 300],
  ["30 al mese", "€ al mese", 30],
  ["30 euro mensili", "€ al mese", 30],
  ["circa 360 € l’anno", "€ al mese", 30],
  ["334,80 all'anno", "€ al mese", 27.9],
  ["360/anno", "€ al mese", 30],
  ["100 euro annui", "€ al mese", 8.33],
  ["60 € ogni due mesi", "€ al mese", 30],
  ["60 a bimestre", "€ al mese", 30],
  ["circa 3000", "kWh", 3000],
  ["3.000 kWh circa", "kWh", 3000],
  ["~ 3100", "kWh", 3100],
  ["3k", "kWh", 3000],
  ["3mila kWh", "kWh", 3000],
  ["circa 12 mila €", "€", 12_000],
])("reads %j in a field of %s as %d", (text, unit, value) => {
  expect(parseTyped(text, { unit })).toBe(value);
});

it.each([
  ["€ 900", "kWh"],
  ["3 kW", "kWh"],
  ["2,7 MWh", "Smc"],
  ["2,7 MW", "kWh"],
  ["900 kWh", "€"],
  ["16 A", "kW"],
  ["4500 Wh", "kW"],
  ["4500 W", "kWh"],
  ["duemila e sette", "kWh"],
  ["80 al mese", "€"],
  ["360 l'anno", "€"],
  ["30 al giorno", "€ al mese"],
  ["l'anno", "€ al mese"],
  ["tra 2000 e 3000", "kWh"],
  ["0,139 /Smc", "€/kWh"],
  ["tanto", "€"],
  ["3k", "kW"],
  ["3k5", "kWh"],
  ["€", "€"],
])("refuses %j in a field of %s", (text, unit) => {
  expect(parseTyped(text, { unit })).toBeNull();
});

it.each([
  ["345.125", 345.125],
  ["1.250", 1250],
  ["-1", null],
  ["10.001", 10.001],
  ["20000", null],
  ["20.000", null],
])("reads %j as %j between 0 and 10,000", (text, value) => {
  expect(parseFigure(text, { min: 0, max: 10_000 })).toBe(value);
});

it("reads the dot of watts as thousands in a field where a lone dot is a decimal sign", () => {
  expect(parseTyped("4.500 W", { unit: "kW", loneDot: "decimal" })).toBe(4.5);
  expect(parseTyped("4.5 kW", { unit: "kW", loneDot: "decimal" })).toBe(4.5);
});
