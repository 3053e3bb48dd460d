import {
  type BillConfirmation,
  type BillContract,
  countDays,
  isCalendarDay,
} from "@volpe/contract";
import { roundToCents, toMicro } from "../figures/round.ts";
import type { FlowContext } from "./question.ts";

/** The values of the present contract that a person confirmed. */
export type ConfirmedSpend = Pick<
  BillConfirmation,
  | "annualConsumption"
  | "contractPrice"
  | "periodConsumption"
  | "periodEnd"
  | "periodStart"
  | "pricing"
  | "sale"
  | "saleFixed"
  | "socialBonus"
  | "televisionFee"
  | "total"
  | "type"
  | "unitPrice"
>;

export type ContractSpend = {
  /** Months of the bill; null if its period is unknown. */
  months: number | null;
  /** The supplier's part, € a year before VAT; null if the bill does not state it. */
  saleEur: number | null;
  /**
   * The part of `saleEur` that does not depend on the consumption; 0 if the bill does not state it.
   */
  fixedEur: number;
  /** Whether `saleEur` comes from the price and the fixed part instead of the mean of the sale. */
  isPriced: boolean;
  /** True if `saleEur` lacks electricity's dispatching. */
  isDispatchingApart: boolean;
  /**
   * The total, € a year without the television fee and before the bonus; null if the bill does not
   * state it or credits a sum.
   */
  totalEur: number | null;
};

/**
 * The plausible range of the amount that a variable contract adds to the index, €/kWh or €/Smc,
 * with or without dispatching. Beyond it the price does not follow this index, or was misread.
 */
const SPREAD = { min: -0.03, max: { luce: 0.25, gas: 1 } } as const;

/**
 * The terms of the contract. Null unless the bill states price and fixed part and the person has
 * said whether the price is fixed. What a variable price adds to the index is the bill's price less
 * the index of the bill's months; null if that is unknown or implausible.
 */
export function findBillContract(
  bill: ConfirmedSpend,
  { paidIndex }: Pick<FlowContext, "paidIndex">,
): BillContract | null {
  const { isPriced, fixedEur, isDispatchingApart } = toContractSpend(bill);
  const { pricing, type, periodStart: start, periodEnd: end } = bill;
  const price = findPrice(bill);
  if (!isPriced || price === undefined || pricing === undefined) {
    return null;
  }
  const terms = { fixedFeeEur: fixedEur, includesDispatching: !isDispatchingApart };
  if (pricing === "fixed") {
    return { pricing, unitPriceEur: price, ...terms };
  }
  const isPeriod = isCalendarDay(start) && isCalendarDay(end) && start < end;
  const indexEur = isPeriod ? paidIndex(type, { start, end }) : null;
  const spread = indexEur === null ? null : toMicro(price - indexEur);
  return spread === null || spread < SPREAD.min || spread > SPREAD.max[type]
    ? null
    : { pricing, unitPriceEur: spread, ...terms };
}

/** The contract's price where the bill prints it, else the mean of its sale. */
function findPrice({ contractPrice, unitPrice }: ConfirmedSpend): number | undefined {
  return contractPrice ?? unitPrice;
}

/**
 * Dispatching costs at least this much, €/kWh: a mean that is nearer to the price does not include
 * it.
 */
const DISPATCHING_MIN_EUR = 0.008;

function hasDispatchingApart({ contractPrice, unitPrice, type }: ConfirmedSpend): boolean {
  const isApart =
    contractPrice !== undefined &&
    (unitPrice === undefined || unitPrice - contractPrice >= DISPATCHING_MIN_EUR);
  return type === "luce" && isApart;
}

const MONTH_DAYS = 365 / 12;

/**
 * The present contract's cost in a year: unit price × annual consumption, plus the fixed part by
 * the month. If the bill lacks one of them, the mean of the sale is used, which includes the fixed
 * part; only a printed 0 means that there is no fixed part. Gas is used unevenly, so its bill is
 * never annualised by time.
 */
export function toContractSpend(confirmed: ConfirmedSpend): ContractSpend {
  const { annualConsumption, periodConsumption, saleFixed, type } = confirmed;
  // A credit settles earlier bills, so it says nothing about a year.
  const sale = toCharge(confirmed.sale);
  const price = findPrice(confirmed);
  const months = toMonths(confirmed);
  const byVolume =
    periodConsumption === undefined || periodConsumption === 0
      ? null
      : annualConsumption / periodConsumption;
  const years = type === "gas" || months === null ? byVolume : 12 / months;
  const fixedEur =
    saleFixed === 0
      ? 0
      : saleFixed === undefined || months === null
        ? null
        : roundToCents((saleFixed * 12) / months);
  const priced =
    price === undefined || fixedEur === null ? null : price * annualConsumption + fixedEur;
  const mean = sale === undefined || byVolume === null ? null : sale * byVolume;
  // The bonus belongs to the person, not to the contract.
  const { socialBonus = 0, televisionFee = 0, total: toPay } = confirmed;
  const total = toPay === undefined ? undefined : toCharge(toPay + socialBonus - televisionFee);
  return {
    months,
    saleEur: priced ?? mean,
    fixedEur: priced === null ? 0 : (fixedEur ?? 0),
    isPriced: priced !== null,
    isDispatchingApart: priced !== null && hasDispatchingApart(confirmed),
    totalEur: total === undefined || years === null ? null : total * years,
  };
}

function toCharge(eur: number | undefined): number | undefined {
  return eur === undefined || eur <= 0 ? undefined : eur;
}

/** Whole calendar months are counted as months: a bill of March and April has 61 days. */
function toMonths({ periodStart, periodEnd }: ConfirmedSpend): number | null {
  if (!(isCalendarDay(periodStart) && isCalendarDay(periodEnd)) || periodStart >= periodEnd) {
    return null;
  }
  const months = countDays({ start: periodStart, end: periodEnd }) / MONTH_DAYS;
  const whole = Math.round(months);
  return Math.abs(months - whole) < 0.12 ? whole : Math.round(months * 100) / 100;
}
