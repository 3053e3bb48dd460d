import { AppError } from "../errors.ts";
import { type Advance, advance } from "../interview/advance.ts";
import type { FlowContext, FormValue, Question } from "../interview/question.ts";
import { FLOW } from "../interview/questions/flow.ts";

type At = Pick<Advance, "interview" | "step">;

/**
 * Answers the assistant's questions with the values of a form, so that both have the same rules and
 * texts, and returns the last result. `onAnswer` is called with each accepted answer. Throws
 * `AppError` with the form's field if the assistant would refuse a value.
 *
 * @example
 * walkForm({ destination: "privati", segment: "suv", duration: 36, … }, begin(…), { context });
 */
export function walkForm(
  form: Readonly<Record<string, unknown>>,
  start: At,
  {
    context,
    onAnswer,
  }: {
    context: FlowContext;
    onAnswer?: (question: Question, before: At, after: Advance) => void;
  },
): Advance {
  let at = start;
  for (const question of FLOW) {
    if (question.step !== at.step) {
      continue;
    }
    const field = question.formField;
    const value = (field === undefined ? null : (form[field] ?? null)) as FormValue;
    const result = advance(FLOW, at.interview, at.step, { step: at.step, form: value }, context);
    if (result.status === "refused") {
      const { code, message } = result;
      throw new AppError(code === "invalid-answer" ? "invalid-field" : code, {
        message,
        ...(field === undefined ? {} : { field }),
      });
    }
    onAnswer?.(question, at, result);
    if (result.step === FLOW.at(-1)?.step) {
      return result;
    }
    at = result;
  }
  throw new AppError("internal", { message: "the form does not lead to the end of the flow" });
}
