import type { ChatMessage } from "@volpe/contract";
import { askStep } from "./advance.ts";
import type { Flow } from "./flow.ts";
import { greet } from "./greeting.ts";
import { type Interview, withDraft, withNeeds } from "./interview.ts";
import { findOpened } from "./product-request.ts";
import type { FlowContext, QuestionKey } from "./question.ts";
import { afterType } from "./questions/type-question.ts";

export type Beginning = { interview: Interview; step: number; message: ChatMessage };

/** The first question of a conversation: for whom it is, unless what it was opened from says so. */
export function begin(flow: Flow, empty: Interview, context: FlowContext): Beginning {
  const opened = withNeeds(empty, { wantsOpened: findOpened(empty, context) !== null });
  const destination = toSettled(opened, context);
  const type = opened.notes.openingType;
  const isSettled = destination !== null && type !== null;
  const settled = isSettled ? withDraft(opened, { destination, type }) : opened;
  const key: QuestionKey = isSettled ? afterType(settled) : "destination";
  const step = flow.find((question) => question.key === key)?.step ?? 0;
  const message = askStep(flow, settled, step, context);
  if (message === null) {
    throw new Error(`The flow has no question «${key}».`);
  }
  const greeting = key === "destination" ? [] : greet(settled, context);
  return {
    interview: settled,
    step,
    message: { ...message, messages: [...greeting, ...message.messages] },
  };
}

// Terminals are for businesses, and a line is advertised for one audience; a car is for either.
function toSettled(interview: Interview, context: FlowContext): "privati" | "aziende" | null {
  switch (interview.notes.openingType) {
    case "pos":
      return "aziende";
    case "internet":
      return findOpened(interview, context)?.destination ?? null;
    default:
      return null;
  }
}
