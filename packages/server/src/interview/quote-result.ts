import {
  type Addon,
  formatCents,
  formatQuantity,
  isProductTipology,
  markEstimate,
  OFFER_NOTES,
  type QuotedOffer,
} from "@volpe/contract";
import { makeQuote, type Quote, type QuoteRequest } from "../quote/quote.ts";
import { toPlainHeadline, toQuoteHead } from "../quote/quote-letter.ts";
import { toQuotePdfPath, toRatePath } from "../quote/rate-paths.ts";
import { type Interview, withDraft, withRate } from "./interview.ts";
import { findProductQuote } from "./product-request.ts";
import type { FlowContext } from "./question.ts";
import { isSupplyKnown, toQuoteRequest } from "./quote-request.ts";

/** The quote for the answers so far; null if they are incomplete or no offer fits. */
export function findQuote(interview: Interview, context: FlowContext): Quote | null {
  if (isProductTipology(interview.draft.type)) {
    return findProductQuote(interview, context);
  }
  return isSupplyKnown(interview) ? quoteOnce(toQuoteRequest(interview), context) : null;
}

/** The last quote of each context: one answer asks for its quote up to three times. */
const last = new WeakMap<FlowContext, { key: string; quote: Quote | null }>();

function quoteOnce(request: QuoteRequest, context: FlowContext): Quote | null {
  const key = JSON.stringify(request);
  const before = last.get(context);
  if (before?.key === key) {
    return before.quote;
  }
  const quote = makeQuote(request, context);
  last.set(context, { key, quote });
  return quote;
}

/** The interview with the figures of a quote that is saved under the context's id. */
export function withQuote(interview: Interview, quote: Quote, context: FlowContext): Interview {
  return withDraft(withRate(interview, quote.figures), {
    offers: quote.offers.map(({ slug }) => slug),
    preventivo: context.newRateId(),
  });
}

/** The document of a saved quote, and its offers. */
export function toQuoteAddons(
  {
    offers,
    reference,
    referenceSpendEur,
    referenceLabel,
    isReferenceEstimate,
    query,
    opening,
  }: Quote,
  rate: string,
): Addon[] {
  const opened = opening && { slug: opening.offer.slug, note: OFFER_NOTES.opened };
  const energy = offers.flatMap(({ card }) => (card.kind === "energy" ? card.offer : []));
  return [
    {
      kind: "pdf",
      label: "Scarica il PDF",
      url: toQuotePdfPath(rate),
      page: toRatePath(rate),
    },
    ...(energy.length === 0 || referenceSpendEur === null
      ? []
      : [
          {
            kind: "offers" as const,
            offers: energy,
            referenceSpendEur,
            referenceLabel,
            ...(reference === "median-offer" && { isMedian: true }),
            ...(isReferenceEstimate && { isReferenceEstimate }),
            query,
            ...(opened !== null && { opened }),
          },
        ]),
  ];
}

/** The headline of the quote's letter, as a sentence. */
export function toHeadlineSentence(quote: Quote): string {
  return `${toPlainHeadline(toHead(quote))}.`;
}

function toHead(quote: Quote) {
  const isChosen = isProductTipology(quote.tipology);
  const chosen = isChosen ? quote.opening?.offer : undefined;
  return toQuoteHead({ ...quote, chosen }, { reasons: "nel preventivo" });
}

/** The best price, its name and its saving, in the words of the quote's letter. */
export function describeQuote(quote: Quote, opened: boolean): string[] {
  const { opening, best } = quote;
  const { summary } = toHead(quote);
  const lines = [toHeadlineSentence(quote), summary];
  if (opening !== null) {
    return [describeOpening(opening, best), ...lines];
  }
  return opened
    ? [
        "L’offerta da cui sei partito non vale per questi dati: ti mostro quelle che valgono.",
        ...lines,
      ]
    : lines;
}

function describeOpening(opening: NonNullable<Quote["opening"]>, best: QuotedOffer): string {
  const { offer, position, ranked } = opening;
  const moreCents = offer.price.cents - best.price.cents;
  const where = `«${offer.name}», da cui sei partito, è ${position}ª su ${formatQuantity(ranked)}`;
  return moreCents === 0
    ? `${where}: è la più conveniente.`
    : `${where}: costa ${markEstimate(`${formatCents(moreCents)} l’anno più della prima`, offer.estimate.length + best.estimate.length > 0)}.`;
}
