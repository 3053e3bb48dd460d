import { toCleanText } from "../text/plain-text.ts";
import {
  type GivenAnswer,
  type Interview,
  toEmptyInterview,
  withDraft,
  withNotes,
} from "./interview.ts";
import { isAsked } from "./next-question.ts";
import { withNeeds } from "./product-needs.ts";
import { findOpened } from "./product-request.ts";
import type { Answer, Flow, FlowContext, Question } from "./question.ts";

export type AnswersRead = {
  interview: Interview;
  /** The first question without an answer. */
  open: Question;
  /** Why that question refuses its answer; empty if it got none. */
  refusal: string;
};

/** The answer as it is stored: the database accepts only clean text. */
export function toGiven({ text, value, ...kept }: Answer & { step: number }): GivenAnswer {
  const clean = Array.isArray(value)
    ? value.map(toCleanText)
    : typeof value === "string"
      ? toCleanText(value)
      : value;
  return { ...kept, text: toCleanText(text), value: clean };
}

/** Reads accepted answers of the interview again from the beginning. */
export function readAccepted(
  flow: Flow,
  interview: Interview,
  answers: readonly GivenAnswer[],
  context: FlowContext,
): AnswersRead {
  const accepted = answers.map((answer) => ({ ...answer, wasAccepted: true as const }));
  return readAnswers(flow, interview, accepted, context);
}

/** Reads answers into a new interview with the same opening, like `readFrom`. */
export function readAnswers(
  flow: Flow,
  { draft, notes }: Interview,
  answers: readonly GivenAnswer[],
  context: FlowContext,
): AnswersRead {
  const empty = toEmptyInterview({ tracking: draft.tracking, ...notes });
  return readFrom(flow, empty, answers, context);
}

/**
 * Reads answers into an empty interview, in the order of the questions. Before the open question,
 * answers to questions that no longer apply are dropped. Later answers are kept, because only the
 * answer to the open question decides whether they still apply. A later answer that would prevent
 * the open question is dropped.
 */
export function readFrom(
  flow: Flow,
  empty: Interview,
  answers: readonly GivenAnswer[],
  context: FlowContext,
): AnswersRead {
  const start = toStart(flow, empty, context);
  let { interview } = start;
  let open: Question | undefined;
  let refusal = "";
  const kept: GivenAnswer[] = [];
  for (const question of flow.filter(({ step }) => step > start.after)) {
    const answer = answers.find(({ step }) => step === question.step);
    const isDue =
      (open === undefined || answer !== undefined) && isAsked(question, interview, context);
    const reading =
      isDue && answer !== undefined ? question.read(answer, interview, context) : undefined;
    if (reading?.status === "read") {
      if (open !== undefined && !isAsked(open, reading.interview, context)) {
        // This answer would prevent the open question, so it is dropped and asked for again.
        continue;
      }
      ({ interview } = reading);
    } else if (isDue && open === undefined) {
      open = question;
      refusal = reading?.message ?? "";
      continue;
    }
    if (answer !== undefined && (reading?.status === "read" || open !== undefined)) {
      const { step, text, value, isConfirmed, bill } = answer;
      kept.push({
        step,
        text,
        value,
        ...(isConfirmed === true ? { isConfirmed } : {}),
        ...(bill === undefined ? {} : { bill }),
      });
    }
  }
  if (open === undefined) {
    throw new Error("The flow has no question that ends it.");
  }
  return { interview: withNotes(interview, { answers: kept }), open, refusal };
}

/** Keeps the answers that do not depend on `changed`. */
export function keepIndependent(
  flow: Flow,
  answers: readonly GivenAnswer[],
  changed: Question,
): GivenAnswer[] {
  const stale = new Set([changed.key]);
  for (const { key, dependsOn = [] } of flow) {
    if (dependsOn.some((other) => stale.has(other))) {
      stale.add(key);
    }
  }
  return answers.filter(({ step }) => {
    const question = flow.find((each) => each.step === step);
    return question !== undefined && !stale.has(question.key);
  });
}

/**
 * An empty interview with the data of its opening, and the step after which questions are asked.
 * The kind of customer is known if the item is sold to only one of them.
 */
function toStart(
  flow: Flow,
  empty: Interview,
  context: FlowContext,
): { interview: Interview; after: number } {
  const opened = withNeeds(empty, { wantsOpened: findOpened(empty, context) !== null });
  const destination = toSettled(opened, context);
  const type = opened.notes.openingType;
  const typeStep = flow.find(({ key }) => key === "type")?.step ?? -1;
  return destination !== null && type !== null
    ? { interview: withDraft(opened, { destination, type }), after: typeStep }
    : { interview: opened, after: -1 };
}

// Terminals are for businesses, and a line is advertised to one kind of customer. A car may be for
// both.
function toSettled(interview: Interview, context: FlowContext): "privati" | "aziende" | null {
  switch (interview.notes.openingType) {
    case "pos":
      return "aziende";
    case "internet":
      return findOpened(interview, context)?.destination ?? null;
    case "luce":
    case "gas":
    case "noleggio":
    case null:
      return null;
  }
}
