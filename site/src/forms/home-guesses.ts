import type { EnergyTipology } from "@volpe/contract";
import type { NumberFieldProps } from "./number-field.tsx";

type Guess = NonNullable<NumberFieldProps["guess"]>;
type HomeGuess = (figure: number, tipology: EnergyTipology, answers: FormData) => number | null;

/**
 * Makes guesses of what was meant by a figure, by the form's own names of its first two answers.
 * Only a home's figures are guessed: a company's may be any.
 *
 * @example
 * const guessAtHome = createHomeGuesses({ destination: "destinazione", tipology: "tipologia" });
 * const guessPower = guessAtHome((figure) => guessFigure("power", figure));
 */
export function createHomeGuesses(names: { destination: string; tipology: string }) {
  return (guess: HomeGuess): Guess =>
    (figure, form) => {
      const answers = new FormData(form ?? undefined);
      return answers.get(names.destination) === "aziende"
        ? null
        : guess(figure, answers.get(names.tipology) === "gas" ? "gas" : "luce", answers);
    };
}
