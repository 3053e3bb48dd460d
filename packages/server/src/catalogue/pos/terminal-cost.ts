import { CARD_CIRCUITS, type CardCircuit, type TerminalRow } from "@volpe/contract";
import { roundToCents } from "../../figures/round.ts";
import { type Takings, toPayments } from "./takings.ts";

/** The cost of a terminal, € without VAT, to the cent. */
type TerminalCost = {
  /** `feeEur + percentEur + perTransactionEur + topUpEur`. */
  monthEur: number;
  feeEur: number;
  /** Commissions in percent of the volume. */
  percentEur: number;
  /** The fixed part of each payment. */
  perTransactionEur: number;
  /** The amount that is added to reach the monthly minimum of commissions. */
  topUpEur: number;
  /** Purchase and activation. */
  oneOffEur: number;
  /** Twelve months plus the one-off costs. */
  firstYearEur: number;
  /** All commissions in % of the volume. */
  commissionPercent: number;
};

/** Computes the cost of a month's takings; null if the terminal does not take a card of the mix. */
export function findTerminalCost(terminal: TerminalRow, takings: Takings): TerminalCost | null {
  const { volumeEur, mix } = takings;
  let percentEur = 0;
  for (const [index, circuit] of CARD_CIRCUITS.entries()) {
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

/** The commission in % of a payment; null if the terminal does not take such cards. */
export function percentOf(terminal: TerminalRow, circuit: CardCircuit): number | null {
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
