import type { VehicleRow } from "@volpe/contract";

/** One fee of a variant's table, € a month without VAT. */
export type RentalFee = Pick<
  VehicleRow,
  "durationMonths" | "kmPerYear" | "downPaymentEur" | "monthlyFeeEur"
>;

/** A variant to rent, with its table of fees. */
export type Vehicle = Omit<VehicleRow, keyof RentalFee> & { fees: readonly RentalFee[] };
