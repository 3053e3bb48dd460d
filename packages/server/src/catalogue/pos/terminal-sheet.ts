import {
  CARD_CIRCUITS,
  formatEurCents,
  formatPercentage,
  formatQuantity,
  type SheetLine,
  type TerminalRow,
  type TerminalType,
} from "@volpe/contract";
import { formatDuration } from "../../figures/italian-figures.ts";
import { roundToCents } from "../../figures/round.ts";
import { CONDITIONS_SECTION, COST_SECTION, type Section } from "../list/typology.ts";
import { CIRCUIT_WORDS, formatPayments, type Takings } from "./takings.ts";
import { findTerminalCost, percentOf } from "./terminal-cost.ts";

export const TYPE_WORDS: Readonly<Record<TerminalType, string>> = {
  fisso: "Fisso",
  cordless: "Cordless",
  portatile: "Portatile con SIM",
  mobile: "Mobile, con il telefono",
  softpos: "SoftPOS, nel telefono",
};

/** The sections of a terminal's sheet. */
export function toTerminalSections(terminal: TerminalRow, takings: Takings): Section[] {
  return [
    { title: COST_SECTION, lines: toCostLines(terminal, takings) },
    { title: "Commissioni", lines: toCommissionLines(terminal) },
    { title: CONDITIONS_SECTION, lines: toConditionLines(terminal) },
    { title: "Il terminale", lines: toTerminalLines(terminal) },
  ];
}

function toCostLines(terminal: TerminalRow, takings: Takings): SheetLine[] {
  const cost = findTerminalCost(terminal, takings);
  if (cost === null) {
    return [];
  }
  return [
    {
      label: "Costo al mese",
      value: formatEurCents(cost.monthEur),
      note: `con ${formatQuantity(takings.volumeEur, "€")} in ${formatPayments(takings)}`,
    },
    { label: "di cui canone", value: formatEurCents(cost.feeEur) },
    {
      label: "di cui commissioni",
      value: formatEurCents(cost.percentEur + cost.perTransactionEur),
    },
    { label: "di cui per arrivare al minimo", value: formatEurCents(cost.topUpEur) },
    {
      label: "Commissioni sull’incasso",
      value: formatPercentage(roundToCents(cost.commissionPercent)),
    },
    {
      label: "Una volta sola",
      value: formatEurCents(cost.oneOffEur),
      note: "acquisto e attivazione",
    },
    { label: "Primo anno", value: formatEurCents(cost.firstYearEur) },
  ];
}

function toCommissionLines(terminal: TerminalRow): SheetLine[] {
  return [
    ...CARD_CIRCUITS.map((circuit) => {
      const percent = percentOf(terminal, circuit);
      return {
        label: CIRCUIT_WORDS[circuit],
        value: percent === null ? "Non accettata" : formatPercentage(percent),
      };
    }),
    {
      label: "Per ogni pagamento",
      value:
        terminal.perTransactionEur === 0 ? "Nulla" : formatEurCents(terminal.perTransactionEur),
    },
    {
      label: "Minimo di commissioni al mese",
      value:
        terminal.minimumMonthlyEur === 0 ? "Nessuno" : formatEurCents(terminal.minimumMonthlyEur),
    },
  ];
}

function toConditionLines(terminal: TerminalRow): SheetLine[] {
  const { lockInMonths, leavingEur } = terminal;
  return [
    { label: "Canone al mese", value: formatEurCents(terminal.monthlyFeeEur) },
    { label: "Acquisto", value: formatEurCents(terminal.purchaseEur) },
    { label: "Attivazione", value: formatEurCents(terminal.activationEur) },
    { label: "Accredito", value: toSettlementWords(terminal) },
    {
      label: "Vincolo",
      value: lockInMonths === 0 ? "Nessuno" : formatDuration(lockInMonths, "mesi"),
    },
    { label: "Se lasci prima", value: leavingEur === 0 ? "Nulla" : formatEurCents(leavingEur) },
    {
      label: "Foglio informativo",
      value:
        terminal.sheetUrl === undefined
          ? "Non è tra i dati pubblicati: chiedilo prima di firmare"
          : "È sul sito del fornitore: leggilo prima di firmare",
    },
  ];
}

function toTerminalLines({ type, printer, sim }: TerminalRow): SheetLine[] {
  return [
    { label: "Tipo", value: TYPE_WORDS[type] },
    { label: "Stampante", value: printer ? "Sì" : "No, ricevuta digitale" },
    { label: "SIM con traffico", value: sim ? "Compresa" : "No" },
  ];
}

/** For example `In 1 giorno` or `In giornata`. */
export function toSettlementWords({ settlementDays }: TerminalRow): string {
  if (settlementDays === 0) {
    return "In giornata";
  }
  return `In ${formatDuration(settlementDays, "giorni")}`;
}
