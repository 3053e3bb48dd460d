/** Bounds of the price of a kWh or a Smc before VAT, €. We chose them, and they are wide. */
export const UNIT_PRICES = {
  luce: { min: 0.03, max: 0.6 },
  gas: { min: 0.15, max: 2.5 },
} as const;

type Metered = keyof typeof UNIT_PRICES;

/**
 * Whether a contract can have this price. A figure beyond the bounds has another unit or is only a
 * part of the price.
 *
 * @example
 * isUnitPrice("luce", 13.5) // false
 */
export function isUnitPrice(tipology: Metered, eur: number): boolean {
  const { min, max } = UNIT_PRICES[tipology];
  return eur >= min && eur <= max;
}

/**
 * Guesses the intended price in € if the figure is too high: it may be in cents, or per MWh
 * or per thousand Smc. Null for a figure that may be the price, or if there is no guess.
 *
 * @example
 * guessUnitPrice("luce", 135) // 0.135
 */
export function guessUnitPrice(tipology: Metered, figure: number): number | null {
  if (!(figure > UNIT_PRICES[tipology].max)) return null;
  const readings = [100, 1000].map((units) => Math.round((figure / units) * 1e6) / 1e6);
  return readings.find((eur) => isUnitPrice(tipology, eur)) ?? null;
}
