import type { Interview } from "./interview.ts";
import { type FlowContext, type FormValue, type Question, type Reading, take } from "./question.ts";

/** Reads a form's value at the question of its field. */
export function acceptForm(
  question: Question,
  value: FormValue,
  interview: Interview,
  context: FlowContext,
): Reading {
  if (question.accept !== undefined) {
    return question.accept(value, interview, context);
  }
  if (question.formField === undefined) {
    return take(interview);
  }
  const answer = typeof value === "number" ? value : String(value ?? "non lo so");
  return question.read(
    { text: String(answer), value: answer, isConfirmed: true },
    interview,
    context,
  );
}
