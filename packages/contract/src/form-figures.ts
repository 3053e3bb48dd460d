/**
 * Bounds of the figures that people type, and how a lone dot in them is read. The API receives them
 * as numbers.
 */
export const FORM_FIGURES = {
  /** kWh or Smc a year; above `min`. */
  consumption: { min: 0, max: 10_000_000, loneDot: "thousands" },
  /** kW. */
  capacityKw: { min: 0.5, max: 10_000, loneDot: "decimal", unit: "kW" },
  /** € a year; above `min`, so that it is a cent at least. */
  presentSpendEur: { min: 0.005, max: 10_000_000, loneDot: "thousands", unit: "€" },
  /** A shop's usual payment, €. */
  receipt: { min: 0.5, max: 100_000, loneDot: "thousands", unit: "€" },
} as const;
