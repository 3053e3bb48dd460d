import { readAccepted } from "./given-answers.ts";
import type { Interview } from "./interview.ts";
import type { Answer, Flow, FlowContext } from "./question.ts";
import { findCorrection } from "./understanding/correction.ts";

/**
 * The answer of the question before `step` that a text corrects, with that question's step: «anzi
 * 2.700» after «3.000», typed when the next question was already open. Null if the text withdraws
 * nothing, or if the open question was misunderstood before, because then the text corrects the
 * misunderstood answer.
 */
export function findLateCorrection(
  flow: Flow,
  interview: Interview,
  { text, step }: Answer & { step: number },
  context: FlowContext,
): (Answer & { step: number }) | null {
  const { doubt, answers } = interview.notes;
  const correction = findCorrection(text);
  if (doubt !== undefined || correction?.before !== "" || correction.after === "") {
    return null;
  }
  const last = answers.filter((given) => given.step < step).at(-1);
  const question = flow.find((each) => each.step === last?.step);
  if (question === undefined) {
    return null;
  }
  const earlier = answers.filter((given) => given.step < question.step);
  const { interview: before } = readAccepted(flow, interview, earlier, context);
  const corrected = { text: correction.after, step: question.step };
  return question.read(corrected, before, context).status === "read" ? corrected : null;
}
