import type { TerminalRow } from "@volpe/contract";
import { roundToCents } from "../products/vat.ts";
import { CIRCUITS, type Circuit, type Takings, toPayments } from "./takings.ts";

/** What a terminal costs, € without VAT, to the cent. */
export type TerminalCost = {
  /** `feeEur + percentEur + perTransactionEur + topUpEur`. */
  monthEur: number;
  feeEur: number;
  /** Commissions in percent of the volume. */
  percentEur: number;
  /** The fixed part of each payment. */
  perTransactionEur: number;
  /** What is missing to the month's minimum of commissions. */
  topUpEur: number;
  /** Purchase and activation. */
  oneOffEur: number;
  /** Twelve months and what is paid once. */
  firstYearEur: number;
  /** All commissions in % of the volume. */
  commissionPercent: number;
};

/** Null where a card of the mix is not taken. */
export function findTerminalCost(terminal: TerminalRow, takings: Takings): TerminalCost | null {
  const { volumeEur, mix } = takings;
  let percentEur = 0;
  for (const [index, circuit] of CIRCUITS.entries()) {
    const share = mix[index] ?? 0;
    const percent = percentOf(terminal, circuit);
    if (share > 0 && percent === null) {
      return null;
    }
    percentEur += (volumeEur * share * (percent ?? 0)) / 10_000;
  }
  percentEur = roundToCents(percentEur);
  const feeEur = roundToCents(terminal.monthlyFeeEur);
  const perTransactionEur = roundToCents(toPayments(takings) * terminal.perTransactionEur);
  const commissionsEur = percentEur + perTransactionEur;
  const topUpEur = roundToCents(Math.max(0, terminal.minimumMonthlyEur - commissionsEur));
  const monthEur = roundToCents(feeEur + commissionsEur + topUpEur);
  const oneOffEur = roundToCents(terminal.purchaseEur + terminal.activationEur);
  return {
    monthEur,
    feeEur,
    percentEur,
    perTransactionEur,
    topUpEur,
    oneOffEur,
    firstYearEur: roundToCents(12 * monthEur + oneOffEur),
    commissionPercent: ((commissionsEur + topUpEur) / volumeEur) * 100,
  };
}

/** % of a payment; null where such a card is not taken. */
export function percentOf(terminal: TerminalRow, circuit: Circuit): number | null {
  switch (circuit) {
    case "pagobancomat":
      return terminal.pagobancomatPercent;
    case "debit":
      return terminal.debitPercent;
    case "credit":
      return terminal.creditPercent;
    case "business":
      return terminal.businessPercent;
    case "amex":
      return terminal.amexPercent ?? null;
  }
}
