import type { IgnoredParameter, TerminalRow } from "@volpe/contract";
import { toFlagFilter, toNameFilter, toWordFilter } from "../products/name-filter.ts";
import type { Outcome, Product, ProductFilter, ShelfRules } from "../products/shelf-rules.ts";
import { formatEur, formatNumber } from "../rates/italian-figures.ts";
import {
  CIRCUIT_WORDS,
  CIRCUITS,
  REFERENCE_TAKINGS,
  readTakings,
  SETTLEMENT,
  type Takings,
  toMixWords,
  toPayments,
  toTakingsApplied,
  toTakingsRanges,
} from "./takings.ts";
import { findTerminalCost, percentOf } from "./terminal-cost.ts";
import { TYPE_WORDS, toSettlementWords, toTerminalSections } from "./terminal-sheet.ts";

/** POS terminals, ranked by what a month's takings cost. */
export const TERMINAL_RULES: ShelfRules<TerminalRow, Takings> = {
  tipology: "pos",
  figurePer: "month",
  figureWords: "al mese",
  describe,
  filters: toFilters,
  sorts: [
    { value: "costo", label: "Costo al mese più basso", keyOf: ({ eur }) => eur },
    { value: "canone", label: "Canone più basso", keyOf: ({ keys }) => keys.fee ?? 0 },
    {
      value: "commissione",
      label: "Commissioni più basse",
      keyOf: ({ keys }) => keys.commission ?? 0,
    },
  ],
  readOwn: readTakings,
  quote: quoteTerminal,
  fit: fitTerminal,
  whereSold: (_terminal, own) => own,
  tests: ({ settlementDays }) => [
    (_quote, terminal) => settlementDays === null || terminal.settlementDays <= settlementDays,
  ],
  choices: () => [],
  ranges: (own) => [
    ...toTakingsRanges(own),
    {
      key: "accredito",
      label: "Accredito entro",
      unit: "giorni",
      ...SETTLEMENT,
      step: 1,
      value: own.settlementDays,
    },
  ],
  applied: toTakingsApplied,
  assumptions: toAssumptions,
  listAssumptions: () => [],
  choosers: () => [],
  sheetRanges: toTakingsRanges,
  sections: (terminal, own) => toTerminalSections(terminal, own),
  isSibling: (a, b) => a.provider === b.provider,
};

function describe({ data }: Product<TerminalRow>) {
  const { provider, name, type, monthlyFeeEur, description, validTo, lockInMonths } = data;
  return {
    name,
    brand: provider,
    seller: null,
    kind: type,
    destination: "aziende" as const,
    path: null,
    description,
    validTo: validTo ?? null,
    facts: [
      TYPE_WORDS[type],
      monthlyFeeEur === 0 ? "Senza canone" : `Canone ${formatEur(monthlyFeeEur)} al mese`,
      `Accredito ${toSettlementWords(data).toLowerCase()}`,
    ],
    note: lockInMonths === 0 ? "Senza vincolo" : "",
    sought: toSought(data),
  };
}

function toSought(terminal: TerminalRow): string {
  const taken = CIRCUITS.filter((circuit) => percentOf(terminal, circuit) !== null);
  return [
    ...taken.map((circuit) => CIRCUIT_WORDS[circuit]),
    terminal.printer ? "Stampante" : "",
    terminal.sim ? "SIM" : "",
    terminal.lockInMonths === 0 ? "Senza vincolo" : "",
  ].join(" ");
}

function toFilters(terminals: readonly TerminalRow[]): ProductFilter<TerminalRow>[] {
  return [
    toWordFilter({
      key: "tipo",
      label: "Tipo di terminale",
      several: true,
      words: TYPE_WORDS,
      wordOf: ({ type }) => type,
      mending: "Scegli i tipi dall’elenco, per esempio portatile.",
    }),
    toFlagFilter({
      key: "canone",
      label: "Canone",
      value: "no",
      words: "Senza canone",
      isTrue: ({ monthlyFeeEur }) => monthlyFeeEur === 0,
    }),
    toFlagFilter({
      key: "vincolo",
      label: "Vincolo",
      value: "no",
      words: "Senza vincolo",
      isTrue: ({ lockInMonths }) => lockInMonths === 0,
    }),
    toFlagFilter({
      key: "stampante",
      label: "Stampante",
      value: "si",
      words: "Con stampante",
      isTrue: ({ printer }) => printer,
    }),
    toFlagFilter({
      key: "amex",
      label: "American Express",
      value: "si",
      words: "Accetta American Express",
      isTrue: ({ amexPercent }) => amexPercent !== undefined,
    }),
    toNameFilter(terminals, {
      key: "fornitore",
      label: "Fornitore",
      nameOf: ({ provider }) => provider,
      mending: "Scegli i fornitori dall’elenco.",
    }),
  ];
}

function quoteTerminal(terminal: TerminalRow, own: Takings): Outcome {
  const cost = findTerminalCost(terminal, own);
  if (cost === null) {
    return {
      status: "excluded",
      reason: "Non accetta American Express, che è tra i tuoi circuiti",
    };
  }
  return {
    status: "computed",
    quote: {
      eur: cost.monthEur,
      destination: "aziende",
      toNote: () => `IVA esclusa, con ${formatNumber(own.volumeEur)} € di incasso`,
      parts: [
        { label: "Canone", amountEur: cost.feeEur },
        { label: "Commissioni in percentuale", amountEur: cost.percentEur },
        { label: "Quota fissa dei pagamenti", amountEur: cost.perTransactionEur },
        { label: "Per arrivare al minimo", amountEur: cost.topUpEur },
      ],
      keys: { fee: cost.feeEur, commission: cost.commissionPercent },
    },
  };
}

function fitTerminal(terminal: TerminalRow, own: Takings) {
  const told: IgnoredParameter[] = [];
  if (findTerminalCost(terminal, own) !== null) {
    return { own, told };
  }
  told.push({
    key: "circuiti",
    message: "Non accetta American Express: il costo è per i circuiti di riferimento.",
  });
  return { own: { ...own, mix: REFERENCE_TAKINGS.mix }, told };
}

function toAssumptions(own: Takings): string[] {
  const mix = own.mix === REFERENCE_TAKINGS.mix ? "un’ipotesi nostra, per un negozio" : "la tua";
  return [
    `Il costo è per ${formatNumber(own.volumeEur)} € incassati in un mese, in ${toPayments(own)} pagamenti da ${formatEur(own.ticketEur)} in media.`,
    `La composizione dei pagamenti è ${mix}: ${toMixWords(own)}.`,
    "Il mese è il canone, più le commissioni in percentuale, più la quota fissa di ogni pagamento; le commissioni valgono almeno il minimo, dove c’è.",
    "Acquisto e attivazione si pagano una volta sola: sono nel costo del primo anno, non in quello del mese.",
    "I prezzi sono senza IVA. Le commissioni sono esenti.",
  ];
}
