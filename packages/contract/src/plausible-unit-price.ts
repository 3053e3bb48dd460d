/** What a kWh or a Smc costs before VAT, €. The bounds are our own and wide. */
const UNIT_PRICES = {
  luce: { min: 0.03, max: 0.6 },
  gas: { min: 0.15, max: 2.5 },
} as const;

type Metered = keyof typeof UNIT_PRICES;

/**
 * Whether a contract can have this price. A figure beyond the bounds is in another unit or only a part
 * of the price.
 *
 * @example
 * isUnitPrice("luce", 13.5) // false
 */
export function isUnitPrice(tipology: Metered, eur: number): boolean {
  const { min, max } = UNIT_PRICES[tipology];
  return eur >= min && eur <= max;
}

/**
 * The price in € that was probably meant by a figure too high for one: in cents, or for a MWh or a
 * thousand Smc. Null for a figure that may be the price, or without a guess.
 *
 * @example
 * guessUnitPrice("luce", 135) // 0.135
 */
export function guessUnitPrice(tipology: Metered, figure: number): number | null {
  if (!(figure > UNIT_PRICES[tipology].max)) return null;
  const readings = [100, 1000].map((units) => Math.round((figure / units) * 1e6) / 1e6);
  return readings.find((eur) => isUnitPrice(tipology, eur)) ?? null;
}
