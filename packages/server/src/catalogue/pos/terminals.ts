import {
  CARD_CIRCUITS,
  describeCardMix,
  formatEurCents,
  formatQuantity,
  type TerminalRow,
  toPicture,
} from "@volpe/contract";
import {
  type Filter,
  toFlagFilter,
  toFreeToLeaveFilter,
  toProviderFilter,
  toWordFilter,
} from "../list/filter.ts";
import type { Outcome, Product, Typology } from "../list/typology.ts";
import {
  CIRCUIT_WORDS,
  formatPayments,
  REFERENCE_TAKINGS,
  settleTakings,
  TAKINGS_FIELDS,
  type Takings,
} from "./takings.ts";
import { findTerminalCost, percentOf } from "./terminal-cost.ts";
import { TYPE_WORDS, toSettlementWords, toTerminalSections } from "./terminal-sheet.ts";

/** POS terminals, ranked by the cost of a month's takings. */
export const TERMINALS: Typology<TerminalRow, Takings> = {
  tipology: "pos",
  figurePer: "month",
  fields: TAKINGS_FIELDS,
  settle: settleTakings,
  filters: toFilters,
  sorts: [
    { value: "costo", label: "Costo al mese più basso", keyOf: null },
    {
      value: "primo-anno",
      label: "Primo anno più basso",
      keyOf: ({ quote }) => quote.keys.firstYear ?? 0,
    },
    { value: "canone", label: "Canone più basso", keyOf: ({ quote }) => quote.keys.fee ?? 0 },
    {
      value: "commissione",
      label: "Commissioni più basse",
      keyOf: ({ quote }) => quote.keys.commission ?? 0,
    },
  ],
  price: priceTerminal,
  fit: fitTerminal,
  describe,
  provider: ({ providerUrl, sheetUrl }) => ({
    vatNumber: null,
    seat: null,
    email: null,
    url: providerUrl ?? null,
    exitKnown: true,
    sheetUrl: sheetUrl ?? null,
  }),
  paperedAs: () => null,
  assumptions: toAssumptions,
  listAssumptions: ({ presentMonthEur }) =>
    presentMonthEur === null
      ? ["Scrivi quanto paghi oggi: accanto a ogni terminale trovi quanto risparmi in un anno."]
      : [],
  sections: toTerminalSections,
  isSibling: (a, b) => a.provider === b.provider,
};

function describe({ data }: Product<TerminalRow>) {
  const { provider, name, type, monthlyFeeEur, description, validTo, lockInMonths } = data;
  return {
    name,
    brand: provider,
    seller: null,
    kind: type,
    picture: toPicture("pos", type),
    destination: "aziende" as const,
    path: null,
    description,
    validTo: validTo ?? null,
    facts: [
      TYPE_WORDS[type],
      monthlyFeeEur === 0 ? "Senza canone" : `Canone ${formatEurCents(monthlyFeeEur)} al mese`,
      `Accredito ${toSettlementWords(data).toLowerCase()}`,
    ],
    note: lockInMonths === 0 ? "Senza vincolo" : "",
    sought: toSought(data),
  };
}

function toSought(terminal: TerminalRow): string {
  const taken = CARD_CIRCUITS.filter((circuit) => percentOf(terminal, circuit) !== null);
  return [
    ...taken.map((circuit) => CIRCUIT_WORDS[circuit]),
    terminal.printer ? "Stampante" : "",
    terminal.sim ? "SIM" : "",
    terminal.lockInMonths === 0 ? "Senza vincolo" : "",
  ].join(" ");
}

function toFilters(terminals: readonly TerminalRow[]): Filter<TerminalRow>[] {
  return [
    toWordFilter({
      key: "tipo",
      label: "Tipo di terminale",
      several: true,
      words: TYPE_WORDS,
      wordOf: ({ type }) => type,
      hint: "Scegli i tipi dall’elenco, per esempio portatile.",
    }),
    toFlagFilter({
      key: "canone",
      label: "Canone",
      value: "no",
      words: "Senza canone",
      isTrue: ({ monthlyFeeEur }) => monthlyFeeEur === 0,
    }),
    toFreeToLeaveFilter(),
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
    toProviderFilter(terminals),
  ];
}

function priceTerminal(terminal: TerminalRow, takings: Takings): Outcome {
  const cost = findTerminalCost(terminal, takings);
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
      toNote: () => `IVA esclusa, con ${formatQuantity(takings.volumeEur, "€")} di incasso`,
      parts: [
        { label: "Canone", amountEur: cost.feeEur },
        { label: "Commissioni in percentuale", amountEur: cost.percentEur },
        { label: "Quota fissa dei pagamenti", amountEur: cost.perTransactionEur },
        { label: "Per arrivare al minimo", amountEur: cost.topUpEur, omittedAtZero: true },
      ],
      keys: {
        firstYear: cost.firstYearEur,
        fee: cost.feeEur,
        commission: cost.commissionPercent,
      },
    },
  };
}

function fitTerminal(terminal: TerminalRow, takings: Takings) {
  if (findTerminalCost(terminal, takings) !== null) {
    return { query: takings, changed: [] };
  }
  const message = "Non accetta American Express: il costo è per i circuiti di riferimento.";
  return {
    query: { ...takings, mix: REFERENCE_TAKINGS.mix },
    changed: [{ key: "circuiti", message }],
  };
}

function toAssumptions(takings: Takings): string[] {
  const mix =
    takings.mix === REFERENCE_TAKINGS.mix ? "un’ipotesi nostra, per un negozio" : "la tua";
  return [
    `Il costo è per ${formatQuantity(takings.volumeEur, "€")} incassati in un mese, in ${formatPayments(takings)} da ${formatQuantity(takings.ticketEur, "€")} in media.`,
    `La composizione dei pagamenti è ${mix}: ${describeCardMix(takings.mix)}.`,
    "Il mese è il canone, più le commissioni in percentuale, più la quota fissa di ogni pagamento; le commissioni valgono almeno il minimo, dove c’è.",
    "Acquisto e attivazione si pagano una volta sola: sono nel costo del primo anno, non in quello del mese.",
    ...(takings.presentMonthEur === null
      ? []
      : [
          "Il risparmio di un anno è di dodici mesi con lo stesso incasso, senza IVA. Acquisto, attivazione e quello che costa lasciare il POS di oggi restano fuori.",
        ]),
    "I prezzi sono senza IVA. Le commissioni sono esenti.",
  ];
}
