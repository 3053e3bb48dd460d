import {
  type Addon,
  formatCents,
  formatQuantity,
  isProductTipology,
  markEstimate,
  OFFER_NOTES,
  parseBandParts,
  type QuotedOffer,
  type SupplyProfile,
  toSpendQuery,
} from "@volpe/contract";
import { parseOfferQuery } from "../catalogue/energy/energy-query.ts";
import { findNamedPlace } from "../places/place-choice.ts";
import { makeQuote, type Quote, type QuoteRequest } from "../quote/quote.ts";
import { toPlainHeadline, toQuoteHead } from "../quote/quote-letter.ts";
import { toQuotePdfPath, toRatePath } from "../quote/rate-paths.ts";
import { listCarried } from "./carried-answers.ts";
import {
  getRate,
  type Interview,
  isBusiness,
  isGas,
  toEnergy,
  withDraft,
  withRate,
} from "./interview.ts";
import { findProductQuote } from "./product-request.ts";
import type { FlowContext } from "./question.ts";
import { STEPS } from "./steps.ts";

/** The quote for the answers so far; null if they are incomplete or no offer fits. */
export function findQuote(interview: Interview, context: FlowContext): Quote | null {
  if (isProductTipology(interview.draft.type)) {
    return findProductQuote(interview, context);
  }
  return isSupplyKnown(interview) ? quoteOnce(toQuoteRequest(interview), context) : null;
}

/**
 * The last quote of each context is cached, because one answer needs its quote up to three times.
 */
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
            query: toSpendQuery({ query, reference, referenceSpendEur, isReferenceEstimate }),
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

/** Whether everything that a quote of electricity or gas needs is known. */
export function isSupplyKnown(interview: Interview): boolean {
  const { draft } = interview;
  const isPowerKnown = isGas(interview) || draft.capacity !== "";
  return getRate(interview).cma !== "" && draft.address.province !== "" && isPowerKnown;
}

/** The quote request for a complete interview: consumption and capacity must be known. */
export function toQuoteRequest(interview: Interview): QuoteRequest {
  const { draft, notes } = interview;
  const { cma, total } = getRate(interview);
  return {
    profile: {
      tipology: toEnergy(interview),
      destination: isBusiness(interview) ? "aziende" : "privati",
      annualConsumption: Number(cma),
      capacityKw: isGas(interview) ? null : Number(draft.capacity),
      resident: draft.subtype !== "non-residente",
      province: draft.address.province,
      ...toPlaceFields(interview),
      ...toBands(interview),
      defaultConsumption: false,
    },
    presentSpendEur: total === "" ? null : Number(total),
    presentSaleEur: notes.annualSaleEur,
    presentFixedEur: notes.annualFixedEur ?? 0,
    presentSpreadEur: notes.spreadEur ?? null,
    isPresentDispatchingApart: notes.isDispatchingApart ?? false,
    estimates: Object.values(notes.estimates),
    supplyEstimates: [notes.estimates.consumption, notes.estimates.capacity].filter(
      (reason) => reason !== undefined,
    ),
    ...toPresentExpiry(interview),
    openingOffer: notes.openingOffer,
  };
}

function toPresentExpiry({ notes }: Interview): Pick<QuoteRequest, "presentExpiry"> {
  const { expiresOn = "", isPriceEnded: ended = false, estimates } = notes;
  return expiresOn === "" || estimates.expiry === undefined
    ? {}
    : { presentExpiry: { day: expiresOn, ended, sentence: estimates.expiry } };
}

/** The comune and its name; for a place that ISTAT does not list, the name of the province. */
function toPlaceFields({ draft }: Interview): Pick<SupplyProfile, "comune" | "placeName"> {
  const place = findNamedPlace(draft.address.province, draft.address.city);
  return place === null
    ? {}
    : { placeName: place.label, ...(place.comune === undefined ? {} : { comune: place.comune }) };
}

/** The bands of a bill or of the answer, or those of the opening, as long as its consumption is unchanged. */
function toBands(interview: Interview): Pick<SupplyProfile, "bands"> {
  const { answers, bands = null, openingQuery = "" } = interview.notes;
  if (bands !== null) {
    return { bands: [...bands] };
  }
  const { fasce = "" } = parseOfferQuery(new URLSearchParams(openingQuery), "luce").query;
  const carried = listCarried(interview.notes).find(({ step }) => step === STEPS.method);
  const isCarried = answers.some(
    ({ step, text }) => step === STEPS.method && text === carried?.text,
  );
  const carriedBands = parseBandParts(fasce);
  return carriedBands === null || !isCarried || isGas(interview) ? {} : { bands: carriedBands };
}
