import { expect, it } from "vitest";
import { readCalculatorOpening, toOpeningValues } from "./calculator-opening.ts";

it("fills the forms with the configuration of the page that was left", () => {
  expect(toOpeningValues("incasso=12000&scontrino=12.5&circuiti=60-15-20-5-0")).toEqual({
    takings: "12.000",
    receipt: "12,5",
    circuits: "60-15-20-5-0",
  });
  expect(toOpeningValues("destinazione=privati&durata=48&km=20000&anticipo=0")).toEqual({
    destination: "privati",
    duration: "48",
    mileage: "20.000",
    downPayment: "0",
  });
  expect(toOpeningValues("consumo=3.100&potenza=4.5&residente=no&provincia=TO")).toEqual({
    consumption: "3.100",
    capacityKw: "4,5",
    resident: "no",
    province: "TO",
  });
});

it("fills in the present spend of a year", () => {
  expect(toOpeningValues("spesa=1.020")).toEqual({ presentSpendEur: "1.020" });
  expect(toOpeningValues("spesa=85,5&periodo=mese")).toEqual({ presentSpendEur: "1.026" });
});

it("fills in the only kind of car of a list, which the assistant gets too", () => {
  const query = "segmento=suv&alimentazione=ibrida";
  const search = new URLSearchParams(`tipo=noleggio&${query}&marca=fiat`);
  expect(readCalculatorOpening(search)).toEqual({ type: "noleggio", query });
  expect(toOpeningValues(query)).toEqual({ segment: "suv" });
});

it("has no values without a configuration", () => {
  expect(toOpeningValues(undefined)).toEqual({});
});
