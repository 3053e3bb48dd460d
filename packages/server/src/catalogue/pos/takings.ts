import {
  CARD_CIRCUITS,
  CARD_MIXES,
  type CardCircuit,
  describeCardMix,
  FORM_FIGURES,
  formatPercentage,
  formatQuantity,
  type IgnoredParameter,
  parseCardMix,
  type TerminalRow,
} from "@volpe/contract";
import { formatCount, formatDuration } from "../../figures/italian-figures.ts";
import { findReceiptFault } from "../../figures/receipt-fault.ts";
import { presentMonthField, type WithPresent } from "../list/present-cost.ts";
import { figureField, type QueryField } from "../list/query-field.ts";
import type { PricedProduct } from "../list/typology.ts";

export const CIRCUIT_WORDS: Readonly<Record<CardCircuit, string>> = {
  pagobancomat: "PagoBancomat",
  debit: "Carte di debito Visa e Mastercard",
  credit: "Carte di credito Visa e Mastercard",
  business: "Carte aziendali o extra SEE",
  amex: "American Express",
};

/** A shop's takings by card in a month. */
export type Takings = WithPresent & {
  /** € a month. */
  volumeEur: number;
  /** € of a mean payment. */
  ticketEur: number;
  /** % of the volume by circuit, in the order of `CARD_CIRCUITS`; sums to 100. */
  mix: readonly number[];
  /** The longest wait for the money, days; null = any. */
  settlementDays: number | null;
};

/**
 * Our assumption, shown with every figure: a small shop whose customers are mostly Italian
 * consumers. No published series splits a shop's takings by these five circuits.
 */
export const REFERENCE_TAKINGS: Takings = {
  volumeEur: 5000,
  ticketEur: 35,
  mix: parseCardMix(CARD_MIXES[0].value) ?? [],
  settlementDays: null,
  presentMonthEur: null,
};

/** The parameters of an address about the takings. */
export const TAKINGS_FIELDS: readonly QueryField<
  Takings,
  TerminalRow,
  PricedProduct<TerminalRow>
>[] = [
  figureField({
    key: "incasso",
    name: "volumeEur",
    min: 1,
    max: 10_000_000,
    fallback: REFERENCE_TAKINGS.volumeEur,
    hint: "Scrivi quanto incassi con il POS in un mese, in euro, per esempio 5000.",
    range: {
      label: "Quanto incassi al mese con il POS?",
      unit: "€",
      step: 500,
      measures: "takings",
      onSheet: true,
    },
    chip: (eur: number) => `Incasso ${formatQuantity(eur, "€")} al mese`,
  }),
  figureField({
    key: "scontrino",
    name: "ticketEur",
    ...FORM_FIGURES.receipt,
    fallback: REFERENCE_TAKINGS.ticketEur,
    hint: "Scrivi lo scontrino medio in euro, per esempio 35.",
    range: { label: "Scontrino medio", unit: "€", step: 1, measures: "receipt", onSheet: true },
    chip: (eur: number) => `Scontrino ${formatQuantity(eur, "€")}`,
  }),
  {
    key: "circuiti",
    name: "mix",
    fallback: REFERENCE_TAKINGS.mix,
    read: readMix,
    hint: (_, text) => toMixHint(text),
    hintsLast: true,
    shares: {
      label: "Con che carte ti pagano?",
      presets: CARD_MIXES,
      parts: CARD_CIRCUITS.map((circuit) => CIRCUIT_WORDS[circuit]),
    },
    chip: describeCardMix,
  },
  presentMonthField("Quanto paghi oggi al mese, canone e commissioni?"),
  figureField({
    key: "accredito",
    name: "settlementDays",
    min: 0,
    max: 60,
    fallback: null,
    hint: "Scrivi entro quanti giorni vuoi i soldi sul conto, da 0 a 60.",
    range: { label: "Accredito entro", unit: "giorni", step: 1 },
    chip: (days: number) => `Accredito entro ${formatDuration(days, "giorni")}`,
    test: (days: number, { data }: PricedProduct<TerminalRow>) => data.settlementDays <= days,
  }),
];

/** Drops a receipt above the takings. Our own assumption stays, because nobody typed it. */
export function settleTakings(query: Takings): { query: Takings; ignored: IgnoredParameter[] } {
  const fault = findReceiptFault(query.ticketEur, query.volumeEur);
  const { ticketEur } = REFERENCE_TAKINGS;
  if (fault === null || query.ticketEur === ticketEur) {
    return { query, ignored: [] };
  }
  const message = `${fault}: correggi lo scontrino o scrivi l’incasso.`;
  return { query: { ...query, ticketEur }, ignored: [{ key: "scontrino", message }] };
}

/** Reads the mix of `circuiti=30-40-25-5-0`. Our own assumption always gives the same array. */
function readMix(text: string): readonly number[] | undefined {
  const mix = parseCardMix(text);
  return mix?.join() === REFERENCE_TAKINGS.mix.join() ? REFERENCE_TAKINGS.mix : (mix ?? undefined);
}

/** Error message for shares of card circuits. It states their sum if all five are given. */
function toMixHint(text: string): string {
  const shares = text.split("-").map((share) => Number(share.trim() || Number.NaN));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.length === CARD_CIRCUITS.length && Number.isInteger(sum)
    ? `Le quote dei circuiti fanno ${formatPercentage(sum)}, e devono fare 100%.`
    : "Le quote dei circuiti sono cinque numeri interi che insieme fanno 100, per esempio 60, 15, 20, 5 e 0.";
}

/** Mean number of payments in a month, rounded to the nearest; at least one. */
export function toPayments({ volumeEur, ticketEur }: Takings): number {
  return Math.max(1, Math.round(volumeEur / ticketEur));
}

/** For example `1 pagamento` or `2.778 pagamenti`. */
export function formatPayments(takings: Takings): string {
  return formatCount(toPayments(takings), ["pagamento", "pagamenti"]);
}
