import {
  type EnergyTipology,
  guessHomeSpend,
  guessUnitPrice,
  toEnergyUnit,
  type WireError,
} from "@volpe/contract";
import type { Answers, Guess } from "../../forms/number-field.tsx";
import { createSupplyGuesses } from "../../forms/supply-fields.tsx";
import { findDoubtful, toFigure } from "../../forms/typed-figures.ts";
import { toAnnual } from "./consumption/to-annual.ts";
import { type EstimateValues, toEstimateFigures } from "./estimate-fields.ts";

export const SUPPLY_NAMES = {
  destination: "destinazione",
  tipology: "tipologia",
  resident: "residente",
};
const { guessAtHome, ...guesses } = createSupplyGuesses(SUPPLY_NAMES);
export const { guessConsumption, guessPower } = guesses;

export const guessSpend = guessAtHome((spendEur, tipology, answers) =>
  guessHomeSpend(tipology, {
    spendEur,
    consumption: toStatedConsumption(tipology, answers),
    timesAYear: answers.get("periodo") === "mese" ? 12 : 1,
  }),
);

/** The consumption of a year as the person gave it; NaN if only the household is known. */
function toStatedConsumption(tipology: EnergyTipology, answers: Answers): number {
  const read = (name: string) => String(answers.get(name) ?? "");
  switch (read("modo")) {
    case "annuo":
      return toFigure(read("consumo"), { unit: toEnergyUnit(tipology) });
    case "mesi": {
      const completes = read("completa") !== "";
      const reading = toAnnual(read("mesi"), { tipology, completes });
      // Gas has seasons, by which the server completes a year.
      return reading.status === "whole" && (tipology === "luce" || reading.completed.length === 0)
        ? (reading.known * 12) / (12 - reading.completed.length)
        : Number.NaN;
    }
    default:
      return Number.NaN;
  }
}

/** The price in € that was probably meant by one in cents. */
export const guessPrice: Guess = (price, answers) =>
  guessUnitPrice(answers?.get(SUPPLY_NAMES.tipology) === "gas" ? "gas" : "luce", price);

/** An error for each implausible figure of a sent form. */
export function findDoubtfulEstimateAnswers(answers: Answers, values: EstimateValues): WireError[] {
  const { consumo, potenza, energia, spesa } = toEstimateFigures(values);
  const figures = [
    values.modo === "annuo" && { field: "consumo", guess: guessConsumption, ...consumo },
    { field: "potenza", guess: guessPower, ...potenza },
    values.oggi === "prezzo" && { field: "energia", guess: guessPrice, ...energia },
    values.oggi === "spesa" && { field: "spesa", guess: guessSpend, ...spesa },
  ];
  return findDoubtful(
    answers,
    figures.filter((figure) => figure !== false),
  );
}
