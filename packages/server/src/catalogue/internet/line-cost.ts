import type { InternetRow } from "@volpe/contract";
import { roundToCents } from "../../figures/round.ts";

/** Number of months over which lines are compared: the usual lock-in of a contract. */
export const COMPARED_MONTHS = 24;

/**
 * The cost of a line over 24 months, € to the cent; with VAT for `privati`, without for `aziende`.
 */
type LineCost = {
  /** `activationEur + modemEur + promoEur + fullEur`. */
  totalEur: number;
  activationEur: number;
  modemEur: number;
  /** Number of the 24 months with the promotional price. */
  promoMonths: number;
  promoEur: number;
  /** Number of the 24 months with the full price. */
  fullMonths: number;
  fullEur: number;
  averageMonthEur: number;
};

export function toLineCost(line: InternetRow): LineCost {
  const promoMonths = Math.min(line.promoMonths, COMPARED_MONTHS);
  const fullMonths = COMPARED_MONTHS - promoMonths;
  const activationEur = roundToCents(line.activationEur);
  const modemEur = roundToCents(line.modemEur);
  const promoEur = roundToCents(promoMonths * line.promoMonthlyEur);
  const fullEur = roundToCents(fullMonths * line.monthlyEur);
  const totalEur = roundToCents(activationEur + modemEur + promoEur + fullEur);
  return {
    totalEur,
    activationEur,
    modemEur,
    promoMonths,
    promoEur,
    fullMonths,
    fullEur,
    averageMonthEur: roundToCents(totalEur / COMPARED_MONTHS),
  };
}

/** True if the price rises after some months. */
export function hasPromotion(line: InternetRow): boolean {
  return line.promoMonths > 0 && line.promoMonthlyEur < line.monthlyEur;
}
