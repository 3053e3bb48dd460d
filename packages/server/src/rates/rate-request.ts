import type { RateRequest } from "@volpe/contract";
import { advance } from "../assistant/advance.ts";
import { toContactAnswer } from "../assistant/contact-answer.ts";
import { FLOW } from "../assistant/flow.ts";
import { type Interview, toEmptyInterview } from "../assistant/interview.ts";
import type { Answer, FlowContext, QuestionKey } from "../assistant/question.ts";
import { AppError } from "../errors.ts";
import type { Quote } from "./quote.ts";

/** What the form calls the things that the flow names otherwise. */
const FIELDS: Readonly<Record<string, string>> = {
  address: "province",
  capacity: "capacityKw",
  total: "presentSpendEur",
  privacy: "consents",
  subtype: "resident",
};

/**
 * Walks the assistant's flow with what the form holds, so that both have the same rules and the
 * same words. Throws `AppError` where the assistant would refuse, naming the form's field.
 */
export function answerRequest(
  request: RateRequest,
  tracking: string,
  context: FlowContext,
): { interview: Interview; quote: Quote } {
  const openingType = request.type;
  let interview = toEmptyInterview({ tracking, openingType });
  let step = 0;
  for (const _ of FLOW) {
    const key = FLOW.find((question) => question.step === step)?.key;
    const answer = key === undefined ? undefined : toAnswer(key, request);
    if (answer === undefined) {
      throw new AppError("internal", { message: `the form has no answer to «${key}»` });
    }
    const result = advance(FLOW, interview, step, { ...answer, step }, context);
    if (result.status === "refused") {
      const { code, message, field } = result;
      throw new AppError(code === "invalid-answer" ? "invalid-field" : code, {
        message,
        ...(field === undefined ? {} : { field: FIELDS[field] ?? field }),
      });
    }
    if (result.quote !== null) {
      return { interview: result.interview, quote: result.quote };
    }
    interview = result.interview;
    step = result.step;
    if (interview.draft.type !== "" && interview.draft.type !== request.type) {
      break;
    }
  }
  throw new AppError("no-offers");
}

function toAnswer(key: QuestionKey, request: RateRequest): Answer | undefined {
  const words = (value: string | number): Answer => ({ text: String(value), value });
  switch (key) {
    case "destination":
      return words(request.destination);
    case "type":
      return words(request.type);
    case "subtype":
      return words(request.resident === false ? "non-residente" : "residente");
    case "place":
    case "province":
      return words(request.province);
    case "operator":
      return words(request.operator.trim() === "" ? "non lo so" : request.operator);
    case "method":
      return words("known");
    case "consumption":
      return words(request.consumption);
    case "capacity":
      return words(request.capacityKw ?? "non lo so");
    case "present-spend":
      return words(request.presentSpendEur ?? "non lo so");
    default:
      return toContactAnswer(key, request);
  }
}
