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

type Closing = {
  messages: ChatMessage[];
  interview: Interview;
  quote: Quote | null;
  /** A request for which nothing is on sale; the operator answers it. */
  request: ProductRequest | null;
};

/**
 * Ends an interview with the offers, the saving and the document, or with the reason why there are
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
  const { text, addons } = done.ask(interview, context);
  const isAnswered = request !== null && interview.draft.communication !== "";
  const toMessage = (messages: string[], shown: ChatMessage["addons"], closed?: Interview) => ({
    ...{ owner: BRAND.persona, step: done.step, messages, addons: shown },
    ...(closed !== undefined && { dto: closed.draft }),
  });
  const withSaid = (words: string[]) => (said === "" ? words : [said, ...words]);
  /** A request that a person answers is repeated before the end. */
  const toRepeated = (
    repeated: ProductRequest,
    shown: ChatMessage["addons"],
    closed: Interview,
    publicUrl?: string,
  ) => [
    toMessage(withSaid([describeAnswers(repeated), ...describeItems(repeated, publicUrl)]), []),
    toMessage([describeNext(interview), ...text], shown, closed),
  ];
  if (quote === null) {
    const words = request === null ? [NO_OFFER, ...text] : text;
    return isAnswered
      ? { messages: toRepeated(request, addons, interview), interview, quote, request }
      : {
          messages: [toMessage(withSaid(words), addons, interview)],
          interview,
          quote,
          request: null,
        };
  }
  // The quote was made and shown before the contacts, unless an earlier answer has changed since.
  const isMade = interview.draft.preventivo !== "";
  const closed = isMade ? interview : withQuote(interview, quote, context);
  const shown = [...toQuoteAddons(quote, closed.draft.preventivo), ...addons];
  const result = isMade
    ? [`${toHeadlineSentence(quote)} ${HERE}`]
    : [...describeQuote(quote, interview.notes.openingOffer !== ""), HERE];
  return {
    messages: isAnswered
      ? toRepeated(request, shown, closed, context.publicUrl)
      : [toMessage(withSaid(result), shown, closed)],
    interview: closed,
    quote: isMade ? null : quote,
    request: null,
  };
}

const HERE = "Il preventivo è qui.";
const NO_OFFER =
  "Con questi dati oggi non c’è un’offerta di cui sappia calcolare la spesa esatta, quindi non te ne propongo.";
