import {
  formatDate,
  formatEurCents,
  formatQuantity,
  type QuotedOffer,
  type QuoteLetter,
  type Rate,
} from "@volpe/contract";
import { formatPercentageWithArticle } from "../figures/italian-figures.ts";
import { findBest, isSavingEstimated, toProvinceWords } from "./assumptions.ts";
import { toPriceWords } from "./quoted-offer.ts";
import type { SavedRate } from "./read-stored-rate.ts";

/** A difference below this is no saving that anybody would change supplier for. */
const SAME_SPEND_EUR = 1;

/** The figures of a quote that its first words are about, saved or just made. */
type HeadFigures = Pick<SavedRate, "reference" | "referenceSpendEur"> & {
  figures: Pick<Partial<Rate>, "gain" | "percent">;
  best: Pick<QuotedOffer, "name" | "brand" | "price"> | undefined;
  isEstimate: boolean;
};

type QuoteHead = Pick<QuoteLetter, "kind" | "headline" | "isEstimate" | "summary">;

/** The words of a saved quote. The same rate gives the same letter. */
export function toQuoteLetter(rate: SavedRate): QuoteLetter {
  const head = toQuoteHead(
    { ...rate, best: findBest(rate), isEstimate: isSavingEstimated(rate) },
    { reasons: "più sotto" },
  );
  return {
    ...head,
    supply: toSupply(rate),
    offersTitle: toOffersTitle(rate),
    validity: toValidity(rate),
    steps: {
      title: toStepsTitle(rate, head.kind),
      list: toSteps(rate),
    },
  };
}

/** Headline and summary, in a letter and in a conversation; `reasons` is where an estimate is explained. */
export function toQuoteHead(
  quote: HeadFigures,
  { reasons }: { reasons: "più sotto" | "nel preventivo" },
): QuoteHead {
  const kind = toKind(quote);
  const summary = toSummary(quote, kind);
  const because = quote.isEstimate ? ` È una stima, e ${reasons} c’è scritto perché.` : "";
  return {
    kind,
    headline: toHeadline(quote, kind),
    isEstimate: kind !== "keep" && quote.isEstimate,
    summary: summary === "" ? "" : `${summary}${because}`,
  };
}

/** The headline where nothing but text can mark an estimate, as in a mail. */
export function toPlainHeadline({ headline, isEstimate }: QuoteHead): string {
  return isEstimate ? `${headline} (stima)` : headline;
}

function toKind({ reference, figures }: HeadFigures): QuoteLetter["kind"] {
  if (reference === "median-offer") {
    return "cheapest";
  }
  return Number(figures.gain) >= SAME_SPEND_EUR ? "saving" : "keep";
}

function toHeadline({ figures, best }: HeadFigures, kind: QuoteLetter["kind"]): string {
  const gain = Number(figures.gain);
  switch (kind) {
    case "saving":
      return `Risparmi ${formatEurCents(gain)} l’anno`;
    case "keep":
      return gain > -SAME_SPEND_EUR
        ? "Il tuo contratto costa quanto l’offerta migliore: tienilo"
        : "Il tuo contratto costa già meno: tienilo";
    case "cheapest":
      return best === undefined
        ? "Nessuna offerta per questi dati"
        : `La più conveniente: ${toPriceWords(best)}`;
    case "chosen":
      return best === undefined
        ? "Nessuna offerta per questi dati"
        : `«${best.name}»: ${toPriceWords(best)}`;
  }
}

function toSummary(quote: HeadFigures, kind: QuoteLetter["kind"]): string {
  const { best, figures } = quote;
  if (best === undefined) {
    return "";
  }
  const name = `«${best.name}» di ${best.brand.name}`;
  const spend = formatEurCents(best.price.cents / 100);
  const referenceEur = quote.referenceSpendEur ?? 0;
  // What the person said is written as they say it, what is reckoned always with its cents.
  const present =
    kind === "cheapest" ? formatEurCents(referenceEur) : formatQuantity(referenceEur, "€");
  const gain = Number(figures.gain);
  switch (kind) {
    case "saving":
      return `Con ${name} spendi ${spend} l’anno invece di ${present}: ${formatPercentageWithArticle(Number(figures.percent))} in meno.`;
    case "keep":
      return `Oggi spendi ${present} l’anno. La più conveniente che trovo, ${name}, costa ${spend}.`;
    case "cheapest":
      return `È ${name}, ${gain >= SAME_SPEND_EUR ? `${formatEurCents(gain)} l’anno sotto` : "in linea con"} l’offerta a metà classifica (${present}). Per sapere quanto risparmi mi serve quello che spendi oggi.`;
    case "chosen":
      return `${name}: ${best.price.note}.`;
  }
}

function toSupply(rate: SavedRate): string {
  const { destination, type, subtype, province, capacityKw, figures } = rate;
  return [
    destination === "aziende" ? "Azienda" : "Casa",
    ...(subtype === "" ? [] : [subtype === "residente" ? "residente" : "non residente"]),
    toProvinceWords(province),
    `${formatQuantity(Number(figures.cma), type === "gas" ? "Smc" : "kWh")} l’anno`,
    ...(capacityKw === null ? [] : [formatQuantity(capacityKw, "kW")]),
  ].join(" · ");
}

function toOffersTitle({ offers, bestSlug, openedSlug }: SavedRate): string {
  if (offers.length === 1) {
    return "L’offerta che costa meno";
  }
  // Quotes of earlier releases began with the offer that the person started from.
  if ((openedSlug !== "" && openedSlug !== bestSlug) || offers[0]?.slug !== bestSlug) {
    return "Le più convenienti e quella da cui sei partito";
  }
  return offers.length === 3 ? "Le tre che costano meno" : "Le offerte che costano meno";
}

function toValidity(rate: SavedRate): string {
  return `Le cifre sono calcolate con i prezzi del ${formatDate(rate.dataDay)}; rete, oneri e imposte possono cambiare durante l’anno, per tutti allo stesso modo. ${toExpiry(rate)}`;
}

function toExpiry({ offers, demonstration }: SavedRate): string {
  if (demonstration) {
    return "Le offerte sono inventate e non si possono attivare.";
  }
  const days = offers.flatMap(({ terms }) => terms?.validTo ?? []).sort();
  const [first] = days;
  if (first === undefined || days.length < offers.length) {
    return "Prima di firmare controlla la scadenza sul sito del fornitore.";
  }
  return first === days.at(-1)
    ? `Si possono attivare fino al ${formatDate(first)}.`
    : `La prima a scadere si può attivare fino al ${formatDate(first)}: il giorno di ciascuna le sta accanto.`;
}

function toStepsTitle({ demonstration }: SavedRate, kind: QuoteLetter["kind"]): string {
  if (demonstration) {
    return "Con offerte vere si farebbe così, in tre passi";
  }
  return kind === "keep"
    ? "Se vuoi cambiare lo stesso, in tre passi"
    : "Come si attiva, in tre passi";
}

function toSteps(rate: SavedRate): QuoteLetter["steps"]["list"] {
  const { type, destination, offers } = rate;
  const isCompany = destination === "aziende";
  const hasContact = offers.some(
    ({ terms }) => terms !== undefined && (terms.phone !== null || terms.url !== null),
  );
  return [
    {
      title: "Scegli e controlla",
      text: `${hasContact ? "Accanto a ogni offerta c’è come raggiungere il fornitore." : "Cerca il codice dell’offerta sul sito del fornitore."} Prima di firmare controlla che codice, prezzo e scadenza siano quelli scritti qui.`,
    },
    {
      title: "Tieni pronti i documenti",
      text: `L’ultima bolletta, dove c’è il codice ${type === "gas" ? "PDR" : "POD"}; ${isCompany ? "partita IVA e codice fiscale dell’azienda, e il documento di chi firma" : "codice fiscale e documento d’identità"}; l’IBAN, se paghi con addebito in conto.`,
    },
    {
      title: "Firma con il fornitore",
      text: `Il contratto lo fai con lui: su Volpe per ora non si può firmare. Alla disdetta del contratto di oggi pensa il nuovo fornitore, e ${type === "gas" ? "il gas" : "la luce"} non si interrompe.${isCompany ? "" : " Se firmi al telefono o su internet hai 14 giorni per ripensarci."}`,
    },
  ];
}
