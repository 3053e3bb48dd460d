import { describe, expect, it } from "vitest";
import { findRentalCost, toNearestTerms } from "./rental-fee.ts";
import { REFERENCE_TERMS } from "./rental-query.ts";

const fee = (
  durationMonths: number,
  kmPerYear: number,
  downPaymentEur: number,
  monthlyFeeEur: number,
) => ({ durationMonths, kmPerYear, downPaymentEur, monthlyFeeEur });

const VEHICLE = {
  fees: [
    fee(36, 15_000, 0, 269.9),
    fee(36, 15_000, 2000, 215.35),
    fee(48, 15_000, 0, 255),
    fee(48, 30_000, 0, 301),
  ],
};

describe("findRentalCost", () => {
  it("adds VAT for a private customer, each month to the cent", () => {
    // 269.90 × 1.22 = 329.278; 36 × 329.28 = 11,854.08.
    expect(findRentalCost(VEHICLE, REFERENCE_TERMS)).toEqual({
      monthlyEur: 329.28,
      feeEur: 269.9,
      vatEur: 59.38,
      downPaymentEur: 0,
      totalEur: 11_854.08,
      averageMonthEur: 329.28,
    });
  });

  it("leaves VAT out for a business and adds the down payment to the total", () => {
    // 2,000 + 36 × 215.35 = 9,752.60; ÷ 36 = 270.9055….
    expect(
      findRentalCost(VEHICLE, {
        ...REFERENCE_TERMS,
        destination: "aziende",
        downPaymentEur: 2000,
      }),
    ).toEqual({
      monthlyEur: 215.35,
      feeEur: 215.35,
      vatEur: 0,
      downPaymentEur: 2000,
      totalEur: 9752.6,
      averageMonthEur: 270.91,
    });
  });

  it.each([
    { durationMonths: 42 },
    { kmPerYear: 20_000 },
    { downPaymentEur: 1000 },
    { durationMonths: 48, downPaymentEur: 2000 },
  ])("never interpolates: %j has no row", (terms) => {
    expect(findRentalCost(VEHICLE, { ...REFERENCE_TERMS, ...terms })).toBeNull();
  });
});

describe("toNearestTerms", () => {
  it("takes the row with the fewest steps away for the same kind of customer", () => {
    expect(
      toNearestTerms(VEHICLE, {
        destination: "aziende",
        durationMonths: 60,
        kmPerYear: 30_000,
        downPaymentEur: 0,
      }),
    ).toEqual({
      destination: "aziende",
      durationMonths: 48,
      kmPerYear: 30_000,
      downPaymentEur: 0,
    });
  });

  it("takes the cheaper of two rows that are equally near", () => {
    const between = { ...REFERENCE_TERMS, durationMonths: 42 };
    expect(toNearestTerms(VEHICLE, between)?.durationMonths).toBe(48);
  });
});
