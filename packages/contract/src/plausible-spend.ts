import { moveDecimalSign } from "./plausible-figures.ts";

/** What a home pays for a kWh or a Smc in all, €. */
const HOME_PRICES = {
  luce: { min: 0.08, max: 1.5 },
  gas: { min: 0.4, max: 5 },
} as const;

/**
 * What was probably meant by a spend that no home has with its consumption: the spend of another
 * period, or the decimal sign elsewhere. Null for a plausible spend, or without a guess. The spend
 * and the guess are of a year, or of each of `timesAYear` parts of it.
 */
export function guessHomeSpend(
  kind: keyof typeof HOME_PRICES,
  { spendEur, consumption, timesAYear = 1 }: TypedSpend,
): number | null {
  const { min, max } = HOME_PRICES[kind];
  const isPlausible = (eur: number) =>
    eur * timesAYear >= min * consumption && eur * timesAYear <= max * consumption;
  if (!(spendEur > 0 && consumption > 0) || isPlausible(spendEur)) return null;
  // Who types cents has the decimal sign where it belongs.
  const shifts = Number.isInteger(spendEur) ? [1, -1, 2, -2, 3, -3] : [];
  const moved = shifts.map((places) => moveDecimalSign(spendEur, places));
  const periods = timesAYear === 1 ? [12, 6] : [1 / timesAYear];
  const others = periods.map((times) => Math.round(spendEur * times * 100) / 100);
  return [...others, ...moved].find(isPlausible) ?? null;
}

type TypedSpend = { spendEur: number; consumption: number; timesAYear?: number };
