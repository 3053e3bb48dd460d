import { BRAND, type ChatMessage } from "@volpe/contract";
import { toDecimal } from "../figures/italian-figures.ts";
import type { Quote } from "../quote/quote.ts";
import { type Interview, withDraft, withRate } from "./interview.ts";
import { listAnswers } from "./product-answers.ts";
import { findAskedItems, type ProductRequest } from "./product-request.ts";
import { describeAnswers, describeItems, describeNext } from "./product-words.ts";
import type { FlowContext, Question } from "./question.ts";
import type { Flow } from "./questions/flow.ts";
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

/** The end of an interview: the offers, the saving and the document, or why there are none. */
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
  if (asked !== null && interview.draft.communication === "") {
    return closeUnsent(done, { interview, said, context });
  }
  if (asked !== null) {
    const request = { ...asked, answers: listAnswers(flow, interview) };
    return closeRequest(done, { interview, said, context, request });
  }
  const { text, addons } = done.ask(interview, context);
  const quote = findQuote(interview, context);
  if (quote === null) {
    const words = [
      "Con questi dati oggi non c’è un’offerta di cui sappia calcolare la spesa esatta, quindi non te ne propongo.",
      ...text,
    ];
    const messages = [toMessage(done.step, withSaid(said, words), addons, interview)];
    return { status: "advanced", step: done.step, quote, request: null, messages, interview };
  }
  // The quote was made and shown before the contacts, unless an earlier answer has changed since.
  const isMade = interview.draft.preventivo !== "";
  const closed = isMade ? interview : withQuote(interview, quote, context);
  const next = "Il preventivo è qui. Se un dato cambia, tocca la sua matita.";
  const words = isMade
    ? [`${toHeadlineSentence(quote)} ${next}`]
    : [...describeQuote(quote, interview.notes.openingOffer !== ""), next];
  const shown = [...toQuoteAddons(quote, closed.draft.preventivo), ...addons];
  return {
    status: "advanced",
    step: done.step,
    quote: isMade ? null : quote,
    request: null,
    interview: closed,
    messages: [toMessage(done.step, withSaid(said, words), shown, closed)],
  };
}

/** The end of a request: what the person asked for, today's price, and how the operator answers. */
function closeRequest(
  done: Question,
  {
    interview,
    said,
    context,
    request,
  }: { interview: Interview; said: string; context: FlowContext; request: ProductRequest },
): Closing {
  const { text, addons } = done.ask(interview, context);
  const price = request.wanted?.figurePer === "month" ? toDecimal(request.wanted.figureEur) : "";
  const closed = withDraft(withRate(interview, { price }), {
    offers: request.items.map(({ slug }) => slug),
  });
  return {
    status: "advanced",
    step: done.step,
    quote: null,
    request,
    interview: closed,
    messages: [
      toMessage(
        done.step,
        withSaid(said, [describeAnswers(request), ...describeItems(request, context.publicUrl)]),
        [],
      ),
      toMessage(done.step, [describeNext(interview), ...text], addons, closed),
    ],
  };
}

/** The end for a person who saw the prices and left no contacts: nothing is sent to anybody. */
function closeUnsent(
  done: Question,
  { interview, said, context }: { interview: Interview; said: string; context: FlowContext },
): Closing {
  const { text, addons } = done.ask(interview, context);
  const messages = [toMessage(done.step, withSaid(said, text), addons, interview)];
  return { status: "advanced", step: done.step, quote: null, request: null, messages, interview };
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
