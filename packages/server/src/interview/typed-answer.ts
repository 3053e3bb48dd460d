import { type Question, refuse } from "./question.ts";
import { asksBack, findCorrection } from "./understanding/correction.ts";

const WHICH = "Qual è la risposta giusta? Scrivimi solo quella, così non sbaglio.";
const ANSWER = "Qui mi serve la tua risposta, oppure «non lo so».";

/**
 * The question with a reader that takes what follows the last correction of a typed answer: «luce,
 * anzi no gas» is read as «gas». What is not understood by itself is asked back, and so is an answer
 * that is a question itself: «cos'è il cordless?».
 */
export function guardTyped(question: Question): Question {
  return {
    ...question,
    read(answer, interview, context) {
      const isTyped = answer.value === undefined && answer.isConfirmed !== true;
      if (isTyped && asksBack(answer.text)) {
        return refuse(ANSWER);
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
