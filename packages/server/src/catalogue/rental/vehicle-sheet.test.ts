import { expect, test } from "vitest";
import { REFERENCE_TERMS } from "./rental-query.ts";
import { vehicleRow } from "./test-vehicle.ts";
import { toVehicleSections } from "./vehicle-sheet.ts";

test.each([
  ["privati", 0.08, "0,0976\u00a0€"],
  ["aziende", 0.08, "0,08\u00a0€"],
  ["aziende", 0.065, "0,065\u00a0€"],
] as const)(
  "to %s an extra kilometre at %s € plus VAT costs %s, not rounded to cents",
  (destination, extraKmEur, price) => {
    const { durationMonths, kmPerYear, downPaymentEur, monthlyFeeEur, ...row } = vehicleRow({
      extraKmEur,
    });
    const vehicle = {
      ...row,
      fees: [{ durationMonths, kmPerYear, downPaymentEur, monthlyFeeEur }],
    };
    const query = { ...REFERENCE_TERMS, destination, feeMinEur: null, feeMaxEur: null };

    const lines = toVehicleSections(vehicle, query).flatMap((section) => section.lines);
    expect(lines.find(({ label }) => label === "Ogni chilometro in più")?.value).toBe(price);
  },
);
