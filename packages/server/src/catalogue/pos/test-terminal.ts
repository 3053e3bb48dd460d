import type { TerminalRow } from "@volpe/contract";

export function terminalRow(changes: Partial<TerminalRow> = {}): TerminalRow {
  return {
    provider: "Prova Incassi",
    name: "Cassa",
    type: "fisso",
    monthlyFeeEur: 9.9,
    purchaseEur: 0,
    activationEur: 0,
    pagobancomatPercent: 0.5,
    debitPercent: 1,
    creditPercent: 1.2,
    businessPercent: 2,
    perTransactionEur: 0,
    minimumMonthlyEur: 0,
    settlementDays: 1,
    printer: true,
    sim: false,
    lockInMonths: 0,
    leavingEur: 0,
    description: "",
    ...changes,
  };
}
