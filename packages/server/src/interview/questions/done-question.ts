import { isProductTipology } from "@volpe/contract";
import { toNextInterview } from "../interview.ts";
import { type Question, refuseAnswer, take, toAnswerText } from "../question.ts";
import { type ReadableChoice, readChoice } from "../understanding/choice.ts";
import { SPEAKS_OF_RESTART } from "../understanding/restart.ts";
import { toChoicesAddon } from "./answer-addons.ts";

const RESTART: ReadableChoice = {
  value: "restart",
  label: "Ricomincia da capo",
  says: SPEAKS_OF_RESTART,
};

/** The end of the interview. It asks nothing, and an answer to it begins a new interview. */
export const done: Question = {
  key: "done",
  step: 900,
  ask: ({ draft }) => ({
    text: [
      isProductTipology(draft.type) && draft.communication !== ""
        ? "Se qualcosa cambia, torna su quella domanda e aggiorno la richiesta. Oppure ricominciamo."
        : "Se un dato è cambiato, torna su quella domanda e rifaccio i conti. Oppure ricominciamo.",
    ],
    addons: [{ ...toChoicesAddon([RESTART]), typed: false }],
  }),
  read(answer, interview) {
    return readChoice(toAnswerText(answer), [RESTART]) === null
      ? refuseAnswer(
          /grazie/i.test(answer.text)
            ? "È stato un piacere. Se un dato cambia torna su quella domanda, oppure scrivi «ricomincia»."
            : `${isProductTipology(interview.draft.type) ? "La richiesta è partita" : "Il preventivo è fatto"}. Per cambiare un dato torna su quella domanda, oppure scrivi «ricomincia».`,
        )
      : take(toNextInterview(interview));
  },
  walk: ["ricominciamo", "grazie"],
};
