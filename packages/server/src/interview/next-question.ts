import { type Interview, withNotes } from "./interview.ts";
import type { Flow, FlowContext, Question, Refusal } from "./question.ts";

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

type Place = { interview: Interview; next: Question };

/**
 * Answers the next questions with answers that were given before their turn. `said` confirms the
 * product among them.
 */
export function usePrefilled(
  flow: Flow,
  { interview, next }: Place,
  context: FlowContext,
): Place & { said: string } {
  const { answers, prefilled = [] } = interview.notes;
  const given = prefilled.find(({ step }) => step === next.step);
  const reading = given && next.read(given, interview, context);
  if (given === undefined || reading?.status !== "read") {
    return { interview, next, said: "" };
  }
  const known = withNotes(reading.interview, {
    answers: [...answers, given],
    prefilled: prefilled.filter((each) => each !== given),
  });
  const place = { interview: known, next: findNext(flow, next.step, known, context) };
  const later = usePrefilled(flow, place, context);
  return next.speaksOf === "whom"
    ? { ...later, said: `${reading.said} ${later.said}`.trim() }
    : later;
}

/** Stores what a refused answer says about a later question. */
export function withKept(interview: Interview, { keeps, states }: Refusal): Interview {
  const { prefilled = [], stated = [] } = interview.notes;
  const isOther = ({ step }: { step: number }) => step !== (keeps ?? states)?.step;
  return keeps !== undefined
    ? withNotes(interview, { prefilled: [...prefilled.filter(isOther), keeps] })
    : states !== undefined
      ? withNotes(interview, { stated: [...stated.filter(isOther), states] })
      : interview;
}
