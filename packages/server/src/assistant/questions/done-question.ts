import { toEmptyInterview } from "../interview.ts";
import { isProduct } from "../product-request.ts";
import { type Question, refuse, toWords } from "../question.ts";
import { type ReadableChoice, readChoice } from "../understanding/choice.ts";
import { toChoicesAddon } from "./choices-addon.ts";

export const RESTART: ReadableChoice = {
  value: "restart",
  label: "Ricomincia da capo",
  says: /ricominc|da capo|nuov|daccapo|riparti|altro preventivo|un altr/,
};

/** The end of the walk: it asks nothing but stays open for a new start. */
export const done: Question = {
  key: "done",
  step: 900,
  ask: ({ draft }) => ({
    text: [
      isProduct(draft.type)
        ? "Se qualcosa cambia, torna su quella domanda e aggiorno la richiesta. Oppure ricominciamo."
        : "Se un dato è cambiato, torna su quella domanda e rifaccio i conti. Oppure ricominciamo.",
    ],
    addons: [toChoicesAddon([RESTART])],
  }),
  read(answer, interview) {
    return readChoice(toWords(answer), [RESTART]) === null
      ? refuse(
          /grazie/i.test(answer.text)
            ? "È stato un piacere. Se un dato cambia torna su quella domanda, oppure scrivi «ricomincia»."
            : `${isProduct(interview.draft.type) ? "La richiesta è partita" : "Il preventivo è fatto"}. Per cambiare un dato torna su quella domanda, oppure scrivi «ricomincia».`,
        )
      : {
          status: "read",
          said: "",
          interview: toEmptyInterview({ tracking: interview.draft.tracking }),
        };
  },
  // The one question that leads back: `advance` cleans the conversation before it asks again.
  next: () => "destination",
};
