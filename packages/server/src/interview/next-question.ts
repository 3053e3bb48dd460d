import { type Interview, withNotes } from "./interview.ts";
import {
  type Answer,
  type Flow,
  type FlowContext,
  isSure,
  type Question,
  type Refusal,
} from "./question.ts";
import { findCorrection } from "./understanding/correction.ts";
import { hasDenial } from "./understanding/negation.ts";

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
 * Answers the next questions with answers that were given before their turn. `said` confirms those
 * that were part of another answer.
 */
export function usePrefilled(
  flow: Flow,
  { interview, next }: Place,
  context: FlowContext,
): Place & { said: readonly string[] } {
  const { answers, prefilled = [] } = interview.notes;
  const given = prefilled.find(({ step }) => step === next.step);
  const reading = given && next.read(given, interview, context);
  if (given === undefined || reading?.status !== "read") {
    return { interview, next, said: [] };
  }
  const known = withNotes(reading.interview, {
    answers: [...answers, given].toSorted((one, other) => one.step - other.step),
    prefilled: prefilled.filter((each) => each !== given),
  });
  // After a changed answer later questions may have kept their answers.
  const open = flow.filter(({ step }) => !answers.some((each) => each.step === step));
  const place = { interview: known, next: findNext(open, next.step, known, context) };
  const later = usePrefilled(flow, place, context);
  const isSaid = next.saidBefore !== undefined || next.speaksOf === "whom";
  return isSaid ? { ...later, said: [reading.said, ...later.said] } : later;
}

type SaidBefore = {
  question: Question;
  answer: Answer;
  interview: Interview;
  /** True if the question itself was not answered, so that its answer is still to come. */
  isRefused?: boolean;
};

/**
 * Stores what the answer about the wanted product says of later questions, in place of what an
 * earlier answer to the same question said. These questions are asked if the text denies or corrects
 * something.
 */
export function withSaidBefore(
  flow: Flow,
  { question, answer, interview, isRefused = false }: SaidBefore,
): Interview {
  const { prefilled = [] } = interview.notes;
  const isPlain =
    question.speaksOf === "whom" &&
    !isSure(answer) &&
    !hasDenial(answer.text) &&
    findCorrection(answer.text) === null;
  const found = flow.flatMap(({ step, saidBefore }) => {
    const text = isPlain && step > question.step ? (saidBefore?.(answer.text) ?? null) : null;
    return text === null ? [] : [{ step, text, ...(isRefused ? {} : { partOf: question.step }) }];
  });
  const kept = prefilled.filter(
    ({ step, partOf }) => partOf !== question.step && !found.some((each) => each.step === step),
  );
  return found.length === 0 && kept.length === prefilled.length
    ? interview
    : withNotes(interview, { prefilled: [...kept, ...found] });
}

/**
 * Forgets the parts of an earlier answer that wait for their turn: a text corrects something, and it
 * may be one of them.
 */
export function withoutParts(interview: Interview): Interview {
  const { prefilled = [] } = interview.notes;
  const kept = prefilled.filter(({ partOf }) => partOf === undefined);
  return kept.length === prefilled.length ? interview : withNotes(interview, { prefilled: kept });
}

/** Stores what a refused answer says about a later question. */
export function withKept(interview: Interview, { keeps }: Refusal): Interview {
  const others = (interview.notes.prefilled ?? []).filter(({ step }) => step !== keeps?.step);
  return keeps === undefined ? interview : withNotes(interview, { prefilled: [...others, keeps] });
}
