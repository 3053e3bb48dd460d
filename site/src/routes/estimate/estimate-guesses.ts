import {
  FORM_FIGURES,
  guessHomeSpend,
  guessUnitPrice,
  toEnergyUnit,
  type WireError,
} from "@volpe/contract";
import type { Answers, Guess } from "../../forms/number-field.tsx";
import { createSupplyGuesses } from "../../forms/supply-fields.tsx";
import { findDoubtful, toFigure } from "../../forms/typed-figures.ts";
import { type EstimateValues, toTipology } from "./estimate-fields.ts";

export const SUPPLY_NAMES = {
  destination: "destinazione",
  tipology: "tipologia",
  resident: "residente",
};
const { guessAtHome, ...guesses } = createSupplyGuesses(SUPPLY_NAMES);
export const { guessConsumption, guessPower } = guesses;

/** Only a consumption of a year that the form shows is compared with the spend. */
export const guessSpend = guessAtHome((spendEur, tipology, answers) =>
  answers.get("modo") !== "annuo"
    ? null
    : guessHomeSpend(tipology, {
        spendEur,
        consumption: toFigure(String(answers.get("consumo")), { unit: toEnergyUnit(tipology) }),
        timesAYear: answers.get("periodo") === "mese" ? 12 : 1,
      }),
);

/** The price in € that was probably meant by one in cents. */
export const guessPrice: Guess = (price, answers) =>
  guessUnitPrice(answers?.get(SUPPLY_NAMES.tipology) === "gas" ? "gas" : "luce", price);

/** The errors of the figures of a sent form that are hardly meant literally. */
export function findDoubtfulEstimateAnswers(answers: Answers, values: EstimateValues): WireError[] {
  const unit = toEnergyUnit(toTipology(values));
  const figures = [
    values.modo === "annuo" && { field: "consumo", guess: guessConsumption, unit },
    { field: "potenza", guess: guessPower, ...FORM_FIGURES.capacityKw },
    values.oggi === "prezzo" && {
      field: "energia",
      guess: guessPrice,
      unit: `€/${unit}`,
      loneDot: "decimal" as const,
    },
    values.oggi === "spesa" && {
      field: "spesa",
      guess: guessSpend,
      ...FORM_FIGURES.presentSpendEur,
    },
  ];
  return findDoubtful(
    answers,
    figures.filter((figure) => figure !== false),
  );
}
