import { type EnergyTipology, isProductTipology, isTipology } from "@volpe/contract";
import type { Interview } from "../interview.ts";
import { toNextInterview, toNextProduct } from "../next-interview.ts";
import { type FlowContext, type Question, refuseAnswer, take, toAnswerText } from "../question.ts";
import { STEPS } from "../steps.ts";
import { type ReadableChoice, readChoice } from "../understanding/choice.ts";
import { SPEAKS_OF_RESTART } from "../understanding/restart.ts";
import { toChoicesAddon } from "./answer-addons.ts";
import { lacksGas } from "./type-question.ts";

const RESTART: ReadableChoice = {
  value: "restart",
  label: "Ricomincia da capo",
  says: SPEAKS_OF_RESTART,
};

const BEFORE = "(?:(?:ora|adesso|poi|e|anche|pure|fammi|fai|facciamo|vorrei|per|il|la)[ ,]+)*";
const OTHER: Readonly<Record<string, ReadableChoice & { value: EnergyTipology }>> = {
  luce: {
    value: "gas",
    label: "Ora il gas",
    says: new RegExp(`^${BEFORE}(?:gas|metano)\\?*$`),
  },
  gas: {
    value: "luce",
    label: "Ora la luce",
    says: new RegExp(`^${BEFORE}(?:luce|corrente)\\?*$`),
  },
};

/** What can be compared next: after electricity its gas, and the reverse. */
function listNext(interview: Interview, context: FlowContext): ReadableChoice[] {
  const other = OTHER[interview.draft.type];
  return other === undefined || (other.value === "gas" && lacksGas(interview, context))
    ? []
    : [other];
}

/**
 * The end of the interview. It asks nothing, and an answer to it begins a new interview: about the
 * other energy, with what is known, or from the beginning.
 */
export const done: Question = {
  key: "done",
  step: STEPS.done,
  readsQuestions: true,
  ask: (interview, context) => ({
    text: [
      isProductTipology(interview.draft.type) && interview.draft.communication !== ""
        ? "Se qualcosa cambia, torna su quella domanda e aggiorno la richiesta. Oppure ricominciamo."
        : "Se un dato è cambiato, torna su quella domanda e rifaccio i conti. Oppure ricominciamo.",
    ],
    addons: [{ ...toChoicesAddon([...listNext(interview, context), RESTART]), typed: false }],
  }),
  read(answer, interview, context) {
    const choice = readChoice(toAnswerText(answer), [...listNext(interview, context), RESTART]);
    if (choice === null) {
      return refuseAnswer(
        /grazie/i.test(answer.text)
          ? "È stato un piacere. Se un dato cambia torna su quella domanda, oppure scrivi «ricomincia»."
          : `${isProductTipology(interview.draft.type) ? "La richiesta è partita" : "Il preventivo è fatto"}. Per cambiare un dato torna su quella domanda, oppure scrivi «ricomincia».`,
      );
    }
    const { city } = interview.draft.address;
    return isTipology(choice.value)
      ? take(toNextProduct(interview, choice.value), city === "" ? "" : `Il posto resta ${city}.`)
      : take(toNextInterview(interview));
  },
  walk: ["ricominciamo", "grazie", "ora il gas", "ora la luce"],
};
