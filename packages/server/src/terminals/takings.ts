import type { AppliedFilter, IgnoredParameter, RangeFilter } from "@volpe/contract";
import { readFigure } from "../products/read-figure.ts";
import { formatNumber } from "../rates/italian-figures.ts";

/** The circuits that bear a commission of their own. */
export const CIRCUITS = ["pagobancomat", "debit", "credit", "business", "amex"] as const;
export type Circuit = (typeof CIRCUITS)[number];

export const CIRCUIT_WORDS: Readonly<Record<Circuit, string>> = {
  pagobancomat: "PagoBancomat",
  debit: "Carte di debito Visa e Mastercard",
  credit: "Carte di credito Visa e Mastercard",
  business: "Carte aziendali o extra SEE",
  amex: "American Express",
};

/** What a shop takes by card in a month. */
export type Takings = {
  /** € a month. */
  volumeEur: number;
  /** € of a mean receipt. */
  ticketEur: number;
  /** % of the volume by circuit, in the order of CIRCUITS; sums to 100. */
  mix: readonly number[];
  /** The longest wait for the money, days; null = any. */
  settlementDays: number | null;
};

/**
 * An assumption of our own, said beside every figure: a small shop whose customers are mostly
 * Italian consumers. No published series splits a shop's takings by these five circuits.
 */
export const REFERENCE_TAKINGS: Takings = {
  volumeEur: 5000,
  ticketEur: 35,
  mix: [30, 40, 25, 5, 0],
  settlementDays: null,
};

const VOLUME = { min: 1, max: 10_000_000 };
const TICKET = { min: 0.5, max: 100_000 };
/** Days. */
export const SETTLEMENT = { min: 0, max: 60 };

export function readTakings(search: URLSearchParams): {
  own: Takings;
  ignored: IgnoredParameter[];
} {
  const ignored: IgnoredParameter[] = [];
  const volumeEur = readFigure(search, "incasso", {
    ...VOLUME,
    mending: "Scrivi quanto incassi con il POS in un mese, in euro, per esempio 5000.",
    ignored,
  });
  const ticketEur = readFigure(search, "scontrino", {
    ...TICKET,
    loneDot: "decimal",
    mending: "Scrivi lo scontrino medio in euro, per esempio 35.",
    ignored,
  });
  const settlementDays = readFigure(search, "accredito", {
    ...SETTLEMENT,
    mending: "Scrivi entro quanti giorni vuoi i soldi sul conto, da 0 a 60.",
    ignored,
  });
  return {
    own: {
      volumeEur: volumeEur ?? REFERENCE_TAKINGS.volumeEur,
      ticketEur: ticketEur ?? REFERENCE_TAKINGS.ticketEur,
      mix: readMix(search, ignored) ?? REFERENCE_TAKINGS.mix,
      settlementDays,
    },
    ignored,
  };
}

/** `circuiti=30-40-25-5-0`: five shares that sum to 100. */
function readMix(search: URLSearchParams, ignored: IgnoredParameter[]): number[] | null {
  const text = search.get("circuiti")?.trim() ?? "";
  if (text === "") {
    return null;
  }
  const shares = text.split("-").map(Number);
  const isMix =
    /^\d{1,3}(-\d{1,3}){4}$/.test(text) && shares.reduce((sum, share) => sum + share, 0) === 100;
  if (!isMix) {
    ignored.push({
      key: "circuiti",
      message: `Scrivi cinque quote che fanno 100, nell’ordine PagoBancomat, debito, credito, aziendali, American Express: per esempio ${REFERENCE_TAKINGS.mix.join("-")}.`,
    });
  }
  return isMix ? shares : null;
}

/** Mean number of payments in a month, rounded to the nearest; at least one. */
export function toPayments({ volumeEur, ticketEur }: Takings): number {
  return Math.max(1, Math.round(volumeEur / ticketEur));
}

/** The calculator's two figures. */
export function toTakingsRanges(own: Takings): RangeFilter[] {
  return [
    {
      key: "incasso",
      label: "Quanto incassi al mese con il POS?",
      unit: "€",
      ...VOLUME,
      step: 500,
      value: own.volumeEur,
    },
    {
      key: "scontrino",
      label: "Scontrino medio",
      unit: "€",
      ...TICKET,
      step: 1,
      value: own.ticketEur,
    },
  ];
}

export function toTakingsApplied(own: Takings): AppliedFilter[] {
  const chips: AppliedFilter[] = [];
  if (own.volumeEur !== REFERENCE_TAKINGS.volumeEur) {
    const words = formatNumber(own.volumeEur);
    chips.push({
      key: "incasso",
      value: String(own.volumeEur),
      label: `Incasso ${words} € al mese`,
    });
  }
  if (own.ticketEur !== REFERENCE_TAKINGS.ticketEur) {
    const words = formatNumber(own.ticketEur);
    chips.push({
      key: "scontrino",
      value: String(own.ticketEur),
      label: `Scontrino ${words} €`,
    });
  }
  if (own.mix !== REFERENCE_TAKINGS.mix) {
    const mix = own.mix.join("-");
    chips.push({ key: "circuiti", value: mix, label: `Circuiti ${mix}` });
  }
  if (own.settlementDays !== null) {
    const days = own.settlementDays;
    chips.push({
      key: "accredito",
      value: String(days),
      label: `Accredito entro ${days} ${days === 1 ? "giorno" : "giorni"}`,
    });
  }
  return chips;
}

/** As `PagoBancomat 30%, …`, without what has no share. */
export function toMixWords({ mix }: Takings): string {
  return CIRCUITS.flatMap((circuit, index) =>
    (mix[index] ?? 0) > 0 ? [`${CIRCUIT_WORDS[circuit]} ${mix[index]}%`] : [],
  ).join(", ");
}
