import { BRAND, type ChatMessage } from "@volpe/contract";
import type { Quote } from "../quote/quote.ts";
import type { Interview } from "./interview.ts";
import { listAnswers } from "./product-answers.ts";
import { findAskedItems, type ProductRequest } from "./product-request.ts";
import { describeAnswers, describeItems, describeNext } from "./product-words.ts";
import type { Flow, FlowContext, Question } from "./question.ts";
import {
  describeQuote,
  findQuote,
  toHeadlineSentence,
  toQuoteAddons,
  withQuote,
} from "./quote-result.ts";

export type Closing = {
  status: "advanced";
  messages: ChatMessage[];
  interview: Interview;
  step: number;
  quote: Quote | null;
  request: ProductRequest | null;
};

/**
 * The end of an interview: the offers, the saving and the document, or the reason why there are
 * none.
 */
export function closeInterview({
  flow,
  done,
  interview,
  said,
  context,
}: {
  flow: Flow;
  done: Question;
  interview: Interview;
  said: string;
  context: FlowContext;
}): Closing {
  const asked = findAskedItems(interview, context);
  const request = asked === null ? null : { ...asked, answers: listAnswers(flow, interview) };
  const quote = findQuote(interview, context);
  if (request !== null && quote === null) {
    return closeUnanswerable(done, { interview, said, context, request });
  }
  const { text, addons } = done.ask(interview, context);
  if (quote === null) {
    const words = [
      "Con questi dati oggi non c’è un’offerta di cui sappia calcolare la spesa esatta, quindi non te ne propongo.",
      ...text,
    ];
    const messages = [toMessage(done.step, withSaid(said, words), addons, interview)];
    return { status: "advanced", step: done.step, quote, request: null, messages, interview };
  }
  // The quote was made and shown before the contacts, unless an earlier answer changed since.
  const isMade = interview.draft.preventivo !== "";
  const closed = isMade ? interview : withQuote(interview, quote, context);
  const shown = [...toQuoteAddons(quote, closed.draft.preventivo), ...addons];
  const closing = {
    status: "advanced" as const,
    step: done.step,
    quote: isMade ? null : quote,
    request: null,
    interview: closed,
  };
  if (request !== null && interview.draft.communication !== "") {
    const answers = [describeAnswers(request), ...describeItems(request, context.publicUrl)];
    const messages = [
      toMessage(done.step, withSaid(said, answers), []),
      toMessage(done.step, [describeNext(interview), ...text], shown, closed),
    ];
    return { ...closing, messages };
  }
  const next = "Il preventivo è qui.";
  const words = isMade
    ? [`${toHeadlineSentence(quote)} ${next}`]
    : [...describeQuote(quote, interview.notes.openingOffer !== ""), next];
  return { ...closing, messages: [toMessage(done.step, withSaid(said, words), shown, closed)] };
}

/**
 * The end of a request for which nothing is on sale. The operator answers it if there is a contact.
 */
function closeUnanswerable(
  done: Question,
  {
    interview,
    said,
    context,
    request,
  }: { interview: Interview; said: string; context: FlowContext; request: ProductRequest },
): Closing {
  const { text, addons } = done.ask(interview, context);
  if (interview.draft.communication === "") {
    const messages = [toMessage(done.step, withSaid(said, text), addons, interview)];
    return { status: "advanced", step: done.step, quote: null, request: null, messages, interview };
  }
  const words = [describeAnswers(request), ...describeItems(request)];
  return {
    status: "advanced",
    step: done.step,
    quote: null,
    request,
    interview,
    messages: [
      toMessage(done.step, withSaid(said, words), []),
      toMessage(done.step, [describeNext(interview), ...text], addons, interview),
    ],
  };
}

function withSaid(said: string, words: readonly string[]): string[] {
  return said === "" ? [...words] : [said, ...words];
}

function toMessage(
  step: number,
  messages: string[],
  addons: ChatMessage["addons"],
  interview?: Interview,
): ChatMessage {
  const message = { owner: BRAND.persona, step, messages, addons };
  return interview === undefined ? message : { ...message, dto: interview.draft };
}
