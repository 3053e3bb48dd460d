import { FORM_FIGURES, guessFigure, type WireError } from "@volpe/contract";
import { createHomeGuesses } from "../../forms/home-guesses.ts";
import type { Answers } from "../../forms/number-field.tsx";
import { findDoubtful, guessPrice } from "../../forms/typed-figures.ts";
import { type EstimateValues, toTipology } from "./estimate-fields.ts";

const guessAtHome = createHomeGuesses({ destination: "destinazione", tipology: "tipologia" });
export const guessConsumption = guessAtHome((figure, tipology) => guessFigure(tipology, figure));
export const guessPower = guessAtHome((figure) => guessFigure("power", figure));

/** The errors of the figures of a sent form that are hardly meant as they stand. */
export function findDoubtfulAnswers(answers: Answers, values: EstimateValues): WireError[] {
  const isGas = toTipology(values) === "gas";
  const unit = isGas ? "Smc" : "kWh";
  const figures = [
    values.modo === "annuo" && { field: "consumo", guess: guessConsumption, unit },
    !isGas && { field: "potenza", guess: guessPower, ...FORM_FIGURES.capacityKw },
    values.oggi === "prezzo" && {
      field: "energia",
      guess: guessPrice,
      unit: `€/${unit}`,
      loneDot: "decimal" as const,
    },
  ];
  return findDoubtful(
    answers,
    figures.filter((figure) => figure !== false),
  );
}
