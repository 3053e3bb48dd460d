import type { ChatMessage } from "@volpe/contract";
import { askStep } from "./ask-question.ts";
import { CARRIED_STEP, listCarried } from "./carried-answers.ts";
import { readFrom } from "./given-answers.ts";
import { greet } from "./greeting.ts";
import type { Interview } from "./interview.ts";
import { findOpened } from "./product-request.ts";
import type { Flow, FlowContext } from "./question.ts";
import { toStart } from "./start.ts";

export type Beginning = { interview: Interview; step: number; message: ChatMessage };

/** The first question of a conversation: private person or business, unless that is known. */
export function begin(flow: Flow, empty: Interview, context: FlowContext): Beginning {
  const audience = findOpened(empty, context)?.destination;
  const given = listCarried(empty.notes, audience).filter(({ step }) => step < CARRIED_STEP);
  const { interview, open: question } = readFrom(
    flow,
    toStart(flow, empty, context),
    given,
    context,
  );
  const message = askStep(flow, interview, question.step, context);
  if (message === null) {
    throw new Error(`The flow has no step ${question.step}.`);
  }
  // The text of the first question includes the greeting.
  const greeting = question.step === 0 ? [] : greet(interview, context);
  return {
    interview,
    step: question.step,
    message: { ...message, messages: [...greeting, ...message.messages] },
  };
}
