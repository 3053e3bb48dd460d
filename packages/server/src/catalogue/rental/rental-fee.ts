import type { Destination, VehicleRow } from "@volpe/contract";
import { roundToCents } from "../../figures/round.ts";
import { VAT_RATE } from "../../figures/vat.ts";

/** The figures of one row of a table, and the kind of customer. */
export type RentalTerms = {
  destination: Destination;
  durationMonths: number;
  kmPerYear: number;
  downPaymentEur: number;
};

/** The cost of a rental, € to the cent; with VAT for `privati`, without for `aziende`. */
type RentalCost = {
  monthlyEur: number;
  /** The month's fee without VAT. */
  feeEur: number;
  /** VAT of the month's fee; 0 for `aziende`. */
  vatEur: number;
  downPaymentEur: number;
  /** Down payment and all the fees. */
  totalEur: number;
  /** The total divided by the months. */
  averageMonthEur: number;
};

/**
 * Looks up the variant's table and never interpolates; null if the table has no such row. VAT is
 * added only to the fee, because the down payment is the amount that is paid, with or without VAT.
 */
export function findRentalCost(
  { fees }: Pick<Vehicle, "fees">,
  terms: RentalTerms,
): RentalCost | null {
  const row = fees.find((fee) => isSameTerms(fee, terms));
  if (row === undefined) {
    return null;
  }
  const { monthlyFeeEur, downPaymentEur, durationMonths } = row;
  const feeEur = roundToCents(monthlyFeeEur);
  const monthlyEur =
    terms.destination === "privati" ? roundToCents(monthlyFeeEur * (1 + VAT_RATE)) : feeEur;
  const totalEur = roundToCents(downPaymentEur + monthlyEur * durationMonths);
  return {
    monthlyEur,
    feeEur,
    vatEur: roundToCents(monthlyEur - feeEur),
    downPaymentEur,
    totalEur,
    averageMonthEur: roundToCents(totalEur / durationMonths),
  };
}

/** The row of the table nearest to the requested terms; of equally near rows the cheapest. */
export function toNearestTerms(
  { fees }: Pick<Vehicle, "fees">,
  terms: RentalTerms,
): RentalTerms | null {
  // A year, 5,000 km and 2,000 € have the same weight: each is one step of the usual tables.
  const distance = (fee: RentalFee) =>
    Math.abs(fee.durationMonths - terms.durationMonths) / 12 +
    Math.abs(fee.kmPerYear - terms.kmPerYear) / 5000 +
    Math.abs(fee.downPaymentEur - terms.downPaymentEur) / 2000;
  const [nearest] = fees.toSorted(
    (a, b) => distance(a) - distance(b) || a.monthlyFeeEur - b.monthlyFeeEur,
  );
  return nearest === undefined
    ? null
    : {
        destination: terms.destination,
        durationMonths: nearest.durationMonths,
        kmPerYear: nearest.kmPerYear,
        downPaymentEur: nearest.downPaymentEur,
      };
}

type Terms = Pick<RentalFee, "durationMonths" | "kmPerYear" | "downPaymentEur">;

export function isSameTerms(fee: Terms, terms: Terms): boolean {
  return (
    fee.durationMonths === terms.durationMonths &&
    fee.kmPerYear === terms.kmPerYear &&
    fee.downPaymentEur === terms.downPaymentEur
  );
}

/** One fee of a variant's table, € a month without VAT. */
export type RentalFee = Pick<
  VehicleRow,
  "durationMonths" | "kmPerYear" | "downPaymentEur" | "monthlyFeeEur"
>;

/** A variant to rent, with its table of fees. */
export type Vehicle = Omit<VehicleRow, keyof RentalFee> & { fees: readonly RentalFee[] };
