import { BRAND, type ChatMessage, type SavingReference } from "@volpe/contract";
import { formatEur, formatNumber, formatPercent, toDecimal } from "../rates/italian-figures.ts";
import { makeQuote, type Quote } from "../rates/quote.ts";
import { toQuotePdfPath, toRatePath } from "../rates/rate-paths.ts";
import { type Interview, withDraft, withRate } from "./interview.ts";
import { type ProductRequest, toProductRequest } from "./product-request.ts";
import { describeAnswers, describeItems, describeNext } from "./product-words.ts";
import type { FlowContext, Question } from "./question.ts";
import { toQuoteRequest } from "./quote-request.ts";

export type Closing = {
  status: "advanced";
  messages: ChatMessage[];
  interview: Interview;
  step: number;
  quote: Quote | null;
  request: ProductRequest | null;
};

/** The end of the walk: the offers, the saving and the document, or why there are none. */
export function closeInterview(
  done: Question,
  interview: Interview,
  said: string,
  context: FlowContext,
): Closing {
  const request = toProductRequest(interview, context);
  if (request !== null) {
    return closeRequest(done, { interview, said, context, request });
  }
  const quote = makeQuote(toQuoteRequest(interview), context.best);
  const base = { status: "advanced" as const, step: done.step, quote, request };
  const { text, addons } = done.ask(interview, context);
  if (quote === null) {
    const words = [
      "Con questi dati oggi non c’è un’offerta di cui sappia calcolare la spesa esatta, quindi non te ne propongo.",
      ...text,
    ];
    const messages = [toMessage(done.step, withSaid(said, words), addons, interview)];
    return { ...base, messages, interview };
  }
  const closed = withDraft(withRate(interview, quote.figures), {
    offers: quote.offers.map(({ slug }) => slug),
    preventivo: context.newRateId,
  });
  const { offers, referenceSpendEur, referenceLabel, query } = quote;
  return {
    ...base,
    interview: closed,
    messages: [
      {
        ...toMessage(
          done.step,
          withSaid(said, describeQuote(quote, interview.notes.openingOffer !== "")),
          [{ kind: "offers", offers, referenceSpendEur, referenceLabel, query }],
        ),
      },
      toMessage(
        done.step,
        [
          "Il preventivo è pronto, da tenere o da girare a chi vuoi: dentro ci sono solo cifre.",
          ...text,
        ],
        [
          {
            kind: "pdf",
            label: "Scarica il preventivo",
            url: toQuotePdfPath(context.newRateId),
            page: toRatePath(context.newRateId),
          },
          ...addons,
        ],
        closed,
      ),
    ],
  };
}

/** What was asked, what it costs today, and who answers. */
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

const AGAINST: Record<SavingReference, string> = {
  "present-contract": "al tuo contratto di oggi",
  "median-offer": "alla spesa dell’offerta mediana, quella a metà della classifica,",
};

function describeQuote(
  { best, gainEur, figures, reference, opening, isEstimate }: Quote,
  opened: boolean,
): string[] {
  const cheapest = `«${best.name}» di ${best.supplier.name}: ${formatEur(best.spend.total)} l’anno`;
  const percent = formatPercent(Number(figures.percent));
  const lines =
    gainEur > 0
      ? [
          `La più conveniente è ${cheapest}.`,
          `Rispetto ${AGAINST[reference]} sono ${formatEur(gainEur)} in meno, ${percent} ${reference === "present-contract" ? "di quello che spendi" : "di quella"}${isEstimate ? ": è una stima, e nel preventivo c’è scritto perché" : ""}.`,
        ]
      : [
          `La più conveniente che trovo è ${cheapest}.`,
          reference === "present-contract"
            ? `Oggi spendi ${formatEur(-gainEur)} in meno: per ora tieniti il contratto che hai.`
            : "È in linea con la mediana: non c’è un risparmio da segnalare.",
        ];
  if (opening !== null) {
    return [describeOpening(opening, best.spend.total), ...lines];
  }
  return opened
    ? [
        "L’offerta da cui sei partito non vale per questi dati: ti mostro quelle che valgono.",
        ...lines,
      ]
    : lines;
}

function describeOpening(opening: NonNullable<Quote["opening"]>, bestEur: number): string {
  const { offer, position, ranked } = opening;
  const difference = offer.spend.total - bestEur;
  const where = `«${offer.name}», da cui sei partito, è ${position}ª su ${formatNumber(ranked)}`;
  return difference < 0.01
    ? `${where}: è la più conveniente.`
    : `${where}: costa ${formatEur(difference)} l’anno più della prima.`;
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
