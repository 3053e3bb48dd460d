import { BRAND, type ChatMessage } from "@volpe/contract";
import { readAccepted } from "./given-answers.ts";
import type { Interview } from "./interview.ts";
import { listKnown } from "./known-answers.ts";
import type { Flow, FlowContext, Question } from "./question.ts";

/**
 * Opens an answered question again; its answer is kept until another one is given. Returns null if
 * an earlier question is still open, or if this one was not answered.
 */
export function reopen(
  flow: Flow,
  interview: Interview,
  step: number,
  context: FlowContext,
  said = "",
): { interview: Interview; message: ChatMessage } | null {
  const { answers } = interview.notes;
  const known = readAccepted(flow, interview, answers, context);
  const question = flow.find((each) => each.step === step);
  const isAnswered = answers.some((given) => given.step === step) && step < known.open.step;
  return question === undefined || !(isAnswered || question === known.open)
    ? null
    : {
        interview: known.interview,
        message: ask(flow, question, known.interview, context, said, known.open.step),
      };
}

/**
 * The message that asks the question of `step`, preceded by the text `said`, which may be empty.
 */
export function askStep(
  flow: Flow,
  interview: Interview,
  step: number,
  context: FlowContext,
  said = "",
): ChatMessage | null {
  const question = flow.find((candidate) => candidate.step === step);
  return question === undefined ? null : ask(flow, question, interview, context, said);
}

/** The message that asks a question; `said` comes before it. `open` is the step of the open question. */
export function ask(
  flow: Flow,
  question: Question,
  interview: Interview,
  context: FlowContext,
  said: string,
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
