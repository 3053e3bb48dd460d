import { BRAND, type ChatMessage } from "@volpe/contract";
import { readAccepted } from "./given-answers.ts";
import { type Interview, withNotes } from "./interview.ts";
import { readReopened, withKeepChoice } from "./kept-answer.ts";
import { listKnown } from "./known-answers.ts";
import type { Flow, FlowContext, Question } from "./question.ts";
import { STEPS } from "./steps.ts";

/**
 * Opens an answered question again, whose answer is kept until another one is given, or repeats the
 * open question. Null if an earlier question is still open, or if this one does not apply.
 */
export function reopen(
  flow: Flow,
  interview: Interview,
  step: number,
  context: FlowContext,
): { interview: Interview; message: ChatMessage } | null {
  const question = flow.find((each) => each.step === step);
  if (question === undefined) {
    return null;
  }
  // The text of the first question includes the greeting.
  const said = step === STEPS.destination ? "" : "D’accordo, torniamo lì.";
  const known = readReopened(flow, interview, step, context);
  if (known !== null) {
    const message = ask(flow, question, known.interview, context, said, known.open.step);
    return {
      interview: withMade(known.interview, interview),
      message: withKeepChoice(message, { flow, known }),
    };
  }
  const { interview: read, open } = readAccepted(flow, interview, interview.notes.answers, context);
  return question === open
    ? { interview: read, message: ask(flow, question, read, context, said) }
    : null;
}

/**
 * Keeps the quote that the second interview contains, in case the reopened answer is not changed.
 */
function withMade(interview: Interview, { draft, notes }: Interview): Interview {
  const { preventivo, offers, rates } = draft;
  const made = preventivo === "" ? notes.made : { preventivo, offers, rates };
  return made === undefined ? interview : withNotes(interview, { made });
}

/**
 * Writes the message that asks a question; `said` comes before it. `open` is the step of the open
 * question.
 */
export function ask(
  flow: Flow,
  question: Question,
  interview: Interview,
  context: FlowContext,
  said = "",
  open = question.step,
): ChatMessage {
  const { text, addons } = question.ask(interview, context);
  return {
    owner: BRAND.persona,
    step: question.step,
    messages: said === "" ? text : [said, ...text],
    addons,
    dto: interview.draft,
    known: listKnown(flow, interview, open),
  };
}
