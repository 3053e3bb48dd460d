import { RESTART_TEXTS } from "@volpe/contract";
import { toSpokenText } from "../text/spoken-text.ts";
import { type AsideTurn, endAside } from "./aside.ts";
import { reopen } from "./ask-question.ts";
import { type Interview, withNotes, withoutDoubt } from "./interview.ts";
import { listBefore } from "./late-correction.ts";
import {
  type Answer,
  type Flow,
  type FlowContext,
  type Question,
  toAnswerText,
} from "./question.ts";
import { readWholeYes, type YesOrNo } from "./understanding/affirmation.ts";
import { ASKING, RESTARTS } from "./understanding/restart.ts";

const GOES_BACK = new RegExp(
  `^${ASKING}(?:(?:(?:torna|torno|torni|tornare|torniamo|vai|va|andare|andiamo)[\\s,]+)?(?:(?:un passo )?indietro(?: di (?:una|1)(?: domanda)?)?|(?:al)?la (?:domanda|risposta) (?:precedente|di prima))|(?:domanda|risposta) precedente|passo indietro|annulla(?: (?:la |l')?(?:ultima )?risposta)?)$`,
);

const CHOICES: YesOrNo = [
  { value: "sì, ricomincia", label: RESTART_TEXTS.yes },
  {
    value: "continua così",
    label: RESTART_TEXTS.no,
    says: /^(?:continu|lascia|resta|annull|torna)/,
  },
];

export type Command =
  /** The person confirmed that a new interview begins. */
  | { kind: "restart" }
  /** An earlier question is open again, as with «Modifica». */
  | { kind: "back"; reopened: NonNullable<ReturnType<typeof reopen>> }
  | { kind: "aside"; turn: AsideTurn };

/**
 * What a typed answer asks of the conversation itself: «ricomincia» or «torna indietro». Null if it
 * is an answer, and before anything was answered.
 */
export function readCommand(
  flow: Flow,
  answer: Answer,
  { question, interview }: { question: Question; interview: Interview },
  context: FlowContext,
): Command | null {
  const { aside, answers } = interview.notes;
  const said = toSpokenText(answer.text);
  if (aside?.kind === "restart") {
    const isSure = readWholeYes(toAnswerText(answer), CHOICES) ?? (RESTARTS.test(said) || null);
    if (isSure !== null) {
      return isSure
        ? { kind: "restart" }
        : { kind: "aside", turn: endAside(interview, ["D’accordo, andiamo avanti."]) };
    }
  }
  if (answer.value !== undefined || answers.length === 0) {
    return null;
  }
  // At the end the question itself begins again.
  if (RESTARTS.test(said) && question.key !== "done") {
    const begun = withNotes(withoutDoubt(interview), { aside: { kind: "restart" } });
    const choices = CHOICES.map(({ value, label }) => ({ value, label }));
    const addons = [{ kind: "choices" as const, choices, typed: true }];
    return {
      kind: "aside",
      turn: { status: "aside", interview: begun, said: [RESTART_TEXTS.question], addons },
    };
  }
  const last =
    aside === undefined && GOES_BACK.test(said) ? listBefore(interview, question)[0] : null;
  const reopened = last && reopen(flow, interview, last.step, context);
  return reopened ? { kind: "back", reopened } : null;
}

/** The interview without the question whether to begin again, which any other answer ends. */
export function withoutRestart(interview: Interview): Interview {
  return interview.notes.aside?.kind === "restart" ? endAside(interview, []).interview : interview;
}
