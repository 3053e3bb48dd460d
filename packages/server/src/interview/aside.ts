import type { Addon, Tipology } from "@volpe/contract";
import { toSpokenText } from "../text/spoken-text.ts";
import { type Interview, withNotes } from "./interview.ts";
import type { Answer, Flow, Question, Refusal } from "./question.ts";

/**
 * A side request of a person, once all its data are known. It runs in the transaction of the
 * answer.
 */
export type Errand =
  | { kind: "link"; email: string }
  | {
      kind: "ticket";
      need: string;
      /**
       * The answers so far if the person allows it; otherwise empty, like `tipology` and `rateId`.
       */
      told: readonly string[];
      tipology: Tipology | "";
      rateId: string;
      name: string;
      email: string;
    }
  /** One more message in the ticket that the conversation has opened. */
  | { kind: "ticket-message"; ticket: string; need: string };

/** One turn of a side exchange, during which the question stays open. */
export type AsideTurn = {
  status: "aside";
  interview: Interview;
  said: string[];
  /**
   * The controls for the answer; null = the exchange is over, and the open question is asked again.
   */
  addons: Addon[] | null;
  errand?: Errand;
};

/** The button that leaves the exchange. */
export const LEAVE = { value: "lascia stare", label: "Lascia stare" };

const LEAVES = /^(?:lascia(?:mo)? (?:stare|perdere)|annulla|torna(?: indietro)?)$/;

export function leaves({ text, value }: Answer): boolean {
  return LEAVES.test(toSpokenText(typeof value === "string" ? value : text));
}

export function endAside(interview: Interview, said: string[], errand?: Errand): AsideTurn {
  const { aside: _, doubt: _doubt, ...notes } = interview.notes;
  return {
    status: "aside",
    interview: { ...interview, notes },
    said,
    addons: null,
    ...(errand === undefined ? {} : { errand }),
  };
}

/** Asks again for the data that the exchange needs, with the possible meanings of the answer. */
export function repeatAside(interview: Interview, refusal: Refusal, addons: Addon[]): AsideTurn {
  const meanings = refusal.meanings ?? [];
  const chips: Addon[] =
    meanings.length === 0 ? [] : [{ kind: "choices", choices: [...meanings], typed: false }];
  return {
    status: "aside",
    interview: withNotes(interview, {
      doubt: { misses: 0, meanings: meanings.map(({ value }) => value) },
    }),
    said: [refusal.message],
    addons: [...chips, ...addons],
  };
}

/** A question of the flow that an exchange also asks. Throws an Error if there is none. */
export function getAsked(flow: Flow, key: string): Question {
  const question = flow.find((each) => each.key === key);
  if (question === undefined) {
    throw new Error(`The flow has no question «${key}».`);
  }
  return question;
}
