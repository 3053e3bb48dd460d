import { type Question, refuse } from "./question.ts";
import { asksBack, findCorrection } from "./understanding/correction.ts";

const WHICH = "Qual è la risposta giusta? Scrivimi solo quella, così non sbaglio.";
const ANSWER = "Qui però mi serve una risposta tua.";
/** A text that no question understands. It makes a question ask in other words. */
const NOTHING = { text: "…" };

/**
 * The question with a reader that uses the text after the last correction of a typed answer: «luce,
 * anzi no gas» is read as «gas». An ambiguous answer is asked back. An answer that is itself a
 * question, «cos'è il cordless?», is explained before the question is asked again.
 */
export function guardTyped(question: Question): Question {
  return {
    ...question,
    read(answer, interview, context) {
      const isTyped = answer.value === undefined && answer.isConfirmed !== true;
      if (isTyped && asksBack(answer.text)) {
        const other = question.read(NOTHING, interview, context);
        const asked = other.status === "refused" && other.message !== "" ? other.message : ANSWER;
        return refuse(asked);
      }
      const correction = isTyped ? findCorrection(answer.text) : null;
      if (correction === null) {
        return question.read(answer, interview, context);
      }
      const { before, after, isPartial } = correction;
      if (after === "" || (before !== "" && isPartial && question.listsSeveral?.(interview))) {
        return refuse(WHICH);
      }
      const reading = question.read({ ...answer, text: after }, interview, context);
      return reading.status === "refused" && before === ""
        ? question.read(answer, interview, context)
        : reading;
    },
  };
}
