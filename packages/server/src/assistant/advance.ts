import { BRAND, type ChatMessage } from "@volpe/contract";
import type { Quote } from "../rates/quote.ts";
import { closeInterview } from "./close-interview.ts";
import type { Flow } from "./flow.ts";
import type { Interview } from "./interview.ts";
import type { ProductRequest } from "./product-request.ts";
import type { Answer, FlowContext, Question, Refusal } from "./question.ts";

export type Advance = {
  status: "advanced";
  messages: ChatMessage[];
  interview: Interview;
  /** The step that is asked now. */
  step: number;
  /** Set where the answer completed a quote, which is to be saved under the context's id. */
  quote: Quote | null;
  /** Set where the answer completed a request about a rental, a terminal or a line. */
  request: ProductRequest | null;
  /** True where the person began again: every earlier message goes. */
  restarted: boolean;
};

/** An answer with the step of the question it answers. */
export type SteppedAnswer = Answer & { step: number };

/**
 * Takes one answer: what is known afterwards, what is said, what is asked next; or a refusal that
 * changes nothing. Pure: the same arguments give the same result.
 */
export function advance(
  flow: Flow,
  interview: Interview,
  step: number,
  answer: SteppedAnswer,
  context: FlowContext,
): Advance | Refusal {
  const question = flow.find((candidate) => candidate.step === step);
  if (question === undefined || answer.step !== step) {
    return {
      status: "refused",
      code: "question-not-asked",
      message: "Questa domanda non è più aperta: rispondi all’ultima che vedi.",
    };
  }
  const reading = question.read(answer, interview, context);
  if (reading.status === "refused") {
    return reading;
  }
  const next = getQuestion(flow, question.next(reading.interview, context));
  if (next.key === "done") {
    return { ...closeInterview(next, reading.interview, reading.said, context), restarted: false };
  }
  return {
    status: "advanced",
    messages: [ask(next, reading.interview, context, reading.said)],
    interview: reading.interview,
    step: next.step,
    quote: null,
    request: null,
    restarted: question.key === "done",
  };
}

/** The message that puts the question of `step`; `said` stands before it, "" = nothing. */
export function askStep(
  flow: Flow,
  interview: Interview,
  step: number,
  context: FlowContext,
  said = "",
): ChatMessage | null {
  const question = flow.find((candidate) => candidate.step === step);
  return question === undefined ? null : ask(question, interview, context, said);
}

function ask(
  question: Question,
  interview: Interview,
  context: FlowContext,
  said: string,
): ChatMessage {
  const { text, addons } = question.ask(interview, context);
  return {
    owner: BRAND.persona,
    step: question.step,
    messages: said === "" ? text : [said, ...text],
    addons,
    dto: interview.draft,
  };
}

function getQuestion(flow: Flow, key: Question["key"]): Question {
  const question = flow.find((candidate) => candidate.key === key);
  if (question === undefined) {
    throw new Error(`The flow has no question «${key}».`);
  }
  return question;
}
