import {
  capitalize,
  endSentence,
  formatCents,
  formatDate,
  formatEurCents,
  formatQuantity,
  isProductTipology,
  markEstimate,
  type QuotedOffer,
  type QuoteLetter,
  type Rate,
  type SheetLine,
  toEnergyUnit,
  toOrderVerb,
  toSavingCents,
  withDay,
} from "@volpe/contract";
import { formatShareWithArticle } from "../figures/italian-figures.ts";
import { toProvinceWords } from "../places/place-words.ts";
import { findBest, RENEWED_PRICE, saysReferenceEstimate, toEndedPrice } from "./assumptions.ts";
import { listEstimated } from "./estimated-figures.ts";
import { KIND_WORDS, toKindSteps } from "./kind-words.ts";
import { FILTERS } from "./product-quote.ts";
import { toPriceWords } from "./quoted-offer.ts";
import type { SavedRate } from "./read-stored-rate.ts";
import { COMUNE } from "./supply-use.ts";

/** The figures of a saved or new quote on which its first words depend. */
type HeadFigures = Pick<SavedRate, "query" | "reference" | "referenceSpendEur" | "use"> & {
  figures: Pick<Partial<Rate>, "gain">;
  best: HeadOffer | undefined;
  /** The rental, terminal or line that the person chose; absent = none. */
  chosen?: HeadOffer | undefined;
  isReferenceEstimate: boolean;
};

type HeadOffer = Pick<QuotedOffer, "slug" | "name" | "brand" | "seller" | "tipology"> &
  Pick<QuotedOffer, "price" | "lines" | "estimate">;

type QuoteHead = Pick<QuoteLetter, "kind" | "headline" | "isEstimate" | "summary">;

/** Where the reasons of an estimate stand, as seen by the reader of a letter. */
type ReasonsPlace = "più sotto" | "nel preventivo" | "nella pagina del preventivo";

/**
 * The words of a saved quote. The same rate gives the same letter. PDF and mail have no room for all
 * reasons of an estimate and name the page.
 */
export function toQuoteLetter(rate: SavedRate, reasons: ReasonsPlace = "più sotto"): QuoteLetter {
  const head = toQuoteHead(
    {
      ...rate,
      best: findBest(rate),
      chosen: findChosen(rate),
      isReferenceEstimate: saysReferenceEstimate(rate),
    },
    { reasons },
  );
  return {
    ...head,
    supply: isProductTipology(rate.type) ? toUseLine(rate) : toSupply(rate),
    offersTitle: toOffersTitle(rate),
    validity: `${KIND_WORDS[rate.type].toPricesOf(rate.dataDay)} ${toExpiry(rate)}`,
    steps: {
      title: toStepsTitle(rate, head.kind),
      list: toKindSteps(rate.type, {
        destination: rate.destination,
        demonstration: rate.demonstration,
        hasContact: rate.offers.some(({ terms }) => (terms?.phone ?? terms?.url ?? null) !== null),
      }),
    },
  };
}

const AND = new Intl.ListFormat("it");

/**
 * Headline and summary, for a letter and for a conversation; `reasons` is the page that explains an
 * estimate.
 */
export function toQuoteHead(quote: HeadFigures, { reasons }: { reasons: ReasonsPlace }): QuoteHead {
  const kind = toKind(quote);
  const summary = toSummary(quote, kind);
  const estimated = listEstimated(quote);
  const isEstimate = estimated.length > 0;
  const because = isEstimate
    ? ` ${capitalize(AND.format(estimated))} ${estimated.length === 1 ? "è" : "sono"} una stima, e ${reasons} c’è scritto perché.`
    : "";
  return {
    kind,
    headline: toHeadline(quote, kind),
    isEstimate: kind !== "keep" && isEstimate,
    summary: summary === "" ? "" : `${summary}${because}`,
  };
}

/** The headline in media where only text can mark an estimate, for example a mail. */
export function toPlainHeadline({ headline, isEstimate }: QuoteHead): string {
  return markEstimate(headline, isEstimate);
}

/**
 * The offer that the person chose. For electricity and gas the headline is always about the
 * cheapest.
 */
export function findChosen({
  type,
  offers,
  openedSlug,
}: Pick<SavedRate, "type" | "offers" | "openedSlug">): QuotedOffer | undefined {
  return isProductTipology(type) ? offers.find(({ slug }) => slug === openedSlug) : undefined;
}

function toKind({ reference, figures, chosen }: HeadFigures): QuoteLetter["kind"] {
  switch (reference) {
    case "none":
      return chosen === undefined ? "cheapest" : "chosen";
    case "median-offer":
      return "cheapest";
    case "present-contract":
      return toSavingCents(Number(figures.gain)) > 0 ? "saving" : "keep";
  }
}

function toHeadline(
  { figures, best, chosen, use }: HeadFigures,
  kind: QuoteLetter["kind"],
): string {
  const gain = Number(figures.gain);
  switch (kind) {
    case "saving":
      return `Risparmi ${formatEurCents(gain)} l’anno`;
    case "keep":
      return toSavingCents(gain) === 0
        ? "Il tuo contratto costa quanto l’offerta migliore: tienilo"
        : "Il tuo contratto costa già meno: tienilo";
    case "cheapest":
    case "chosen": {
      const offer = chosen ?? best;
      const what =
        chosen === undefined ? withFilters("La più conveniente", use) : `«${chosen.name}»`;
      return offer === undefined ? "Nessuna offerta" : `${what}: ${toPriceWords(offer)}`;
    }
  }
}

function toSummary(quote: HeadFigures, kind: QuoteLetter["kind"]): string {
  const { best, chosen, figures } = quote;
  if (best === undefined) {
    return "";
  }
  const name = `«${best.name}» di ${best.brand.name}`;
  const spend = formatCents(best.price.cents);
  const referenceEur = quote.referenceSpendEur ?? 0;
  // A spend that the person typed keeps its digits; a computed one always has cents.
  const present =
    kind === "cheapest" ? formatEurCents(referenceEur) : formatQuantity(referenceEur, "€");
  const gain = Number(figures.gain);
  switch (kind) {
    case "saving":
      return `Con ${name} spendi ${spend} l’anno invece di ${present}: ${formatShareWithArticle(gain / referenceEur)} in meno sulla bolletta.`;
    case "keep":
      return `Oggi spendi ${present} l’anno. La più conveniente che trovo, ${name}, costa ${spend}.`;
    case "cheapest":
      return quote.reference === "none"
        ? `È ${endSentence(toNameAndMaker(best))} ${toPriceDetail(best)}`
        : `È ${name}, ${toSavingCents(gain) > 0 ? `${formatEurCents(gain)} l’anno sotto` : "in linea con"} l’offerta a metà classifica (${present}). ${toWanted(quote)}`;
    case "chosen":
      return chosen === undefined ? "" : `${toPriceDetail(chosen)} ${toComparison(chosen, best)}`;
  }
}

/**
 * Asks for the present price. A quote that is compared with the median offer has an expiry only if
 * the price has ended.
 */
function toWanted({ query }: HeadFigures): string {
  const ended = new URLSearchParams(query).get("scadenza");
  return ended === null
    ? "Per sapere quanto risparmi mi serve quello che spendi oggi."
    : `${toEndedPrice(ended)}: per sapere se ti conviene cambiare mi serve quello di oggi. ${RENEWED_PRICE}`;
}

/**
 * Names an item with its maker or seller, as `«Panda 1.0» con Nolo S.p.A.`, because a car's name
 * already has its make.
 */
function toNameAndMaker({ name, brand, seller }: HeadOffer): string {
  return `«${name}» ${seller === null ? `di ${brand.name}` : `con ${seller}`}`;
}

/** The parts of the price, and the other important figure: the total, or the later price. */
function toPriceDetail({ tipology, price, lines }: HeadOffer): string {
  const { keyLine } = KIND_WORDS[tipology];
  const line = lines.find(({ label }) => label === keyLine);
  const note = `${capitalize(price.note)}.`;
  return line === undefined ? note : `${note} ${line.label}: ${line.value}.`;
}

function toComparison(chosen: HeadOffer, best: HeadOffer): string {
  return best.slug === chosen.slug
    ? "Dello stesso tipo, oggi, non ne trovo una che costi meno."
    : `Dello stesso tipo la più conveniente è ${toNameAndMaker(best)}: ${toPriceWords(best)}.`;
}

/** Entries that filters chose are the cheapest only of those that the filters leave. */
function withFilters(words: string, use: SavedRate["use"]): string {
  return findFilters(use) === undefined ? words : `${words} con i filtri scelti`;
}

/** The line that names the filters of a quote's list; undefined if it had none. */
export function findFilters(use: SavedRate["use"]): SheetLine | undefined {
  return use.find(({ label }) => label === FILTERS);
}

/**
 * The use in one line. Only a shop's figures and the filters need their names; what else a car or a
 * line is for is clear alone.
 */
function toUseLine({ type, use }: SavedRate): string {
  return use
    .map(({ label, value }) =>
      type === "pos" || label === FILTERS ? `${label}: ${value}` : capitalize(value),
    )
    .join(" · ");
}

function toSupply(rate: SavedRate): string {
  const { destination, type, subtype, province, capacityKw, figures, use } = rate;
  return [
    destination === "aziende" ? "Azienda" : "Casa",
    ...(subtype === "" ? [] : [subtype === "residente" ? "residente" : "non residente"]),
    use.find(({ label }) => label === COMUNE)?.value ?? toProvinceWords(province),
    `${formatQuantity(Number(figures.cma), toEnergyUnit(type))} l’anno`,
    ...(capacityKw === null ? [] : [formatQuantity(capacityKw, "kW")]),
  ].join(" · ");
}

function toOffersTitle(rate: SavedRate): string {
  const { type, offers, bestSlug, openedSlug, use } = rate;
  const { titles } = KIND_WORDS[type];
  if (offers.length === 1) {
    return findChosen(rate) === undefined ? withFilters(titles.one, use) : titles.onlyChosen;
  }
  // Quotes of earlier releases began with the offer that the person started from.
  const isOther = openedSlug !== "" && openedSlug !== bestSlug;
  if (findChosen(rate) !== undefined || isOther || offers[0]?.slug !== bestSlug) {
    return titles.chosen;
  }
  return withFilters(offers.length === 3 ? titles.three : titles.several, use);
}

/** This sentence stands in each copy of a quote that leaves the site. */
export const toInventedOffers = ({ type }: Pick<SavedRate, "type">): string =>
  `Dati dimostrativi: le offerte di questo preventivo sono inventate e non si possono ${toOrderVerb(type)}.`;

function toExpiry({ type, offers, demonstration }: SavedRate): string {
  const verb = toOrderVerb(type);
  if (demonstration) {
    return `Le offerte sono inventate e non si possono ${verb}.`;
  }
  const days = offers.flatMap(({ terms }) => terms?.validTo ?? []).sort();
  const [first] = days;
  if (first === undefined || days.length < offers.length) {
    return KIND_WORDS[type].withoutExpiry;
  }
  return first === days.at(-1)
    ? `Si possono ${verb} fino ${withDay("al", formatDate(first))}.`
    : `La prima a scadere si può ${verb} fino ${withDay("al", formatDate(first))}: il giorno di ciascuna le sta accanto.`;
}

function toStepsTitle({ type, demonstration }: SavedRate, kind: QuoteLetter["kind"]): string {
  if (demonstration) {
    return "Con offerte vere si farebbe così, in tre passi";
  }
  return kind === "keep" ? "Se vuoi cambiare lo stesso, in tre passi" : KIND_WORDS[type].stepsTitle;
}
