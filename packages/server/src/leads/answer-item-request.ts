import type { ItemRequest } from "@volpe/contract";
import { type Advance, advance } from "../assistant/advance.ts";
import { begin } from "../assistant/begin.ts";
import { toContactAnswer } from "../assistant/contact-answer.ts";
import { FLOW } from "../assistant/flow.ts";
import { type Interview, toEmptyInterview, withNeeds } from "../assistant/interview.ts";
import type { ProductRequest } from "../assistant/product-request.ts";
import type { Answer, FlowContext, QuestionKey } from "../assistant/question.ts";
import { AppError } from "../errors.ts";
import type { WantedItem } from "./find-wanted-item.ts";

/** What the form calls the things that the flow names otherwise. */
const FIELDS: Readonly<Record<string, string>> = { address: "province", privacy: "consents" };

const UNKNOWN = "non lo so";

/**
 * Walks the assistant's flow with what the form holds, so that both have the same rules and the
 * same words. Throws `AppError` where the assistant would refuse, naming the form's field.
 */
export function answerItemRequest(
  request: ItemRequest,
  wanted: WantedItem,
  tracking: string,
  context: FlowContext,
): { interview: Interview; request: ProductRequest } {
  const { slug, endedName } = wanted;
  const openingOffer = endedName === null ? slug : "";
  const empty = toEmptyInterview({ tracking, openingType: request.type, openingOffer });
  let at: Pick<Advance, "interview" | "step"> = begin(
    FLOW,
    withNeeds(empty, { endedItem: endedName ?? "" }),
    context,
  );
  for (const _ of FLOW) {
    const key = FLOW.find(({ step }) => step === at.step)?.key;
    const answer = key === undefined ? undefined : toAnswer(key, request, at.interview);
    if (answer === undefined) {
      break;
    }
    const result = advance(FLOW, at.interview, at.step, { ...answer, step: at.step }, context);
    if (result.status === "refused") {
      const { code, message, field } = result;
      throw new AppError(code === "invalid-answer" ? "invalid-field" : code, {
        message,
        ...(field === undefined ? {} : { field: FIELDS[field] ?? field }),
      });
    }
    // A form says once whom it is for; a conversation goes on with the other cars.
    if (key === "destination" && losesItem(at.interview, result.interview)) {
      const message = result.messages[0]?.messages[0] ?? "";
      throw new AppError("invalid-field", { message, field: "destination" });
    }
    if (result.request !== null) {
      return { interview: result.interview, request: result.request };
    }
    at = result;
  }
  throw new AppError("internal", { message: "the form does not lead to a request" });
}

function losesItem(before: Interview, after: Interview): boolean {
  return before.notes.needs.wantsOpened && !after.notes.needs.wantsOpened;
}

function toAnswer(
  key: QuestionKey,
  request: ItemRequest,
  { notes }: Interview,
): Answer | undefined {
  const said = (value: string | undefined, otherwise = UNKNOWN): Answer => {
    const text = value === undefined || value.trim() === "" ? otherwise : value;
    return { text, value: text };
  };
  switch (key) {
    case "destination":
      return said(request.destination, "privati");
    case "segment":
      return said(request.segment, notes.needs.wantsOpened ? "questa" : UNKNOWN);
    case "duration":
    case "mileage":
    case "takings":
    case "receipt":
    case "terminal":
    case "operator":
    case "speed":
      return said(request[key]);
    case "down-payment":
      return said(request.downPayment);
    case "needed-by":
      return said(request.neededBy);
    case "place":
    case "province":
      return said(request.province);
    case "present-line":
      return said(request.presentLine);
    default:
      return toContactAnswer(key, request);
  }
}
