import type { EnergyTipology } from "@volpe/contract";
import type { Answers, Guess } from "./number-field.tsx";

type HomeGuess = (figure: number, tipology: EnergyTipology, answers: Answers) => number | null;

/**
 * Guesses the intended figures, with the form's own names of its first two answers. Only a home's
 * figures are guessed, because a company's may have any size.
 *
 * @example
 * const guessAtHome = createHomeGuesses({ destination: "destinazione", tipology: "tipologia" });
 * const guessPower = guessAtHome((figure) => guessFigure("power", figure));
 */
export function createHomeGuesses(names: { destination: string; tipology: string }) {
  return (guess: HomeGuess): Guess =>
    (figure, answers) =>
      answers === null || answers.get(names.destination) === "aziende"
        ? null
        : guess(figure, answers.get(names.tipology) === "gas" ? "gas" : "luce", answers);
}
