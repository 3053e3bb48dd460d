import type { Destination } from "@volpe/contract";
import { roundToCents, VAT_RATE } from "../products/vat.ts";
import type { RentalFee, Vehicle } from "./vehicle.ts";

/** What a rental is asked for: the figures of one row of its table, and who pays. */
export type RentalTerms = {
  destination: Destination;
  durationMonths: number;
  kmPerYear: number;
  downPaymentEur: number;
};

/** What a rental costs. € to the cent; with VAT for `privati`, without for `aziende`. */
export type RentalCost = {
  monthlyEur: number;
  /** The month's fee without VAT. */
  feeEur: number;
  /** VAT of the month's fee; 0 for `aziende`. */
  vatEur: number;
  downPaymentEur: number;
  /** Down payment and all the fees. */
  totalEur: number;
  /** The total over the months. */
  averageMonthEur: number;
};

/**
 * Looked up in the variant's table, never interpolated; null where the table has no such row.
 * The down payment is what is paid at the start, whoever pays: VAT is added to the fee alone.
 */
export function findRentalCost(
  { fees }: Pick<Vehicle, "fees">,
  terms: RentalTerms,
): RentalCost | null {
  const row = fees.find((fee) => isRowOf(fee, terms));
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

/** The row of the table nearest to what is asked, the cheapest of equally near ones. */
export function toNearestTerms(
  { fees }: Pick<Vehicle, "fees">,
  terms: RentalTerms,
): RentalTerms | null {
  // A year, 5,000 km and 2,000 € weigh the same: a step of the usual tables.
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

function isRowOf(fee: RentalFee, terms: RentalTerms): boolean {
  return (
    fee.durationMonths === terms.durationMonths &&
    fee.kmPerYear === terms.kmPerYear &&
    fee.downPaymentEur === terms.downPaymentEur
  );
}
