import type { ChatMessage } from "@volpe/contract";
import { ask } from "./ask-question.ts";
import { listCarried } from "./carried-answers.ts";
import { readFrom } from "./given-answers.ts";
import { greet } from "./greeting.ts";
import type { Interview } from "./interview.ts";
import { findOpened } from "./product-request.ts";
import type { Flow, FlowContext } from "./question.ts";
import { STEPS } from "./steps.ts";

/** The first question of a conversation asks for the kind of customer, unless it is known. */
export function begin(
  flow: Flow,
  empty: Interview,
  context: FlowContext,
): { interview: Interview; step: number; message: ChatMessage } {
  const audience = findOpened(empty, context)?.destination;
  const given = listCarried(empty.notes, audience).filter(({ step }) => step < STEPS.carried);
  const { interview, open: question } = readFrom(flow, empty, given, context);
  const message = ask(flow, question, interview, context);
  // The text of the first question includes the greeting.
  const greeting = question.step === STEPS.destination ? [] : greet(interview, context);
  return {
    interview,
    step: question.step,
    message: { ...message, messages: [...greeting, ...message.messages] },
  };
}
