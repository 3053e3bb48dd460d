import { type GivenAnswer, type Interview, toEmptyInterview, withNotes } from "./interview.ts";
import { isAsked } from "./next-question.ts";
import type { Flow, FlowContext, Question } from "./question.ts";
import { toStart } from "./start.ts";

export type AnswersRead = {
  interview: Interview;
  /** The first question without an answer. */
  open: Question;
  /** Why that question refuses its answer; empty if it had none. */
  refusal: string;
};

/** Reads the accepted answers of the interview, or the first of them, again from the beginning. */
export function readAccepted(
  flow: Flow,
  interview: Interview,
  answers: readonly GivenAnswer[],
  context: FlowContext,
): AnswersRead {
  const accepted = answers.map((answer) => ({ ...answer, wasAccepted: true as const }));
  return readAnswers(flow, interview, accepted, context);
}

/** Reads answers into the beginning of the interview, like `readFrom`. */
export function readAnswers(
  flow: Flow,
  { draft, notes }: Interview,
  answers: readonly GivenAnswer[],
  context: FlowContext,
): AnswersRead {
  const empty = toEmptyInterview({ tracking: draft.tracking, ...notes });
  return readFrom(flow, toStart(flow, empty, context), answers, context);
}

/**
 * Reads answers in the order of the questions. Before the open
 * question an answer that is not asked for any more is dropped. After it all are kept, because only
 * the open question can tell whether they still apply, except those by which it would not be asked.
 */
export function readFrom(
  flow: Flow,
  start: ReturnType<typeof toStart>,
  answers: readonly GivenAnswer[],
  context: FlowContext,
): AnswersRead {
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
        // It contradicts the answer that opened the question, so it is asked for again.
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

/** The answers that do not depend on `changed` and therefore stay. */
export function keepIndependent(
  flow: Flow,
  answers: readonly GivenAnswer[],
  changed: Question,
): GivenAnswer[] {
  if (answers.length === 0) {
    return [];
  }
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
