import type { Interview } from "./interview.ts";
import type { Flow, FlowContext, Question } from "./question.ts";

/** The first question after `step` that applies. Throws an Error if none does. */
export function findNext(
  flow: Flow,
  step: number,
  interview: Interview,
  context: FlowContext,
): Question {
  const next = flow.find(
    (question) => question.step > step && isAsked(question, interview, context),
  );
  if (next === undefined) {
    throw new Error(`The flow has no question after step ${step}.`);
  }
  return next;
}

export function isAsked(question: Question, interview: Interview, context: FlowContext): boolean {
  const { type } = interview.draft;
  return (
    (question.tipologies?.some((tipology) => tipology === type) ?? true) &&
    (question.applies?.(interview, context) ?? true)
  );
}
