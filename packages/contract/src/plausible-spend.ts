import { guessFigure, moveDecimalSign, PLAUSIBLE_PRICES } from "./plausible-figures.ts";

/**
 * Guesses the intended spend if the given one is implausible for a home with this consumption: the
 * spend of another period, or the decimal sign elsewhere. Returns the given spend if there is no
 * guess, because the person is asked about it too. Null for a plausible spend, or without a
 * consumption. The spend and the guess are for a year, or for one of `timesAYear` parts of a year.
 *
 * @example
 * guessHomeSpend("luce", { spendEur: 90, consumption: 2700 }) // 1080
 * guessHomeSpend("luce", { spendEur: 4.5, consumption: 2700 }) // 4.5
 */
export function guessHomeSpend(
  kind: keyof typeof PLAUSIBLE_PRICES,
  { spendEur, consumption, timesAYear = 1 }: TypedSpend,
): number | null {
  const { min, max } = PLAUSIBLE_PRICES[kind];
  // A spend that fits the probably intended consumption is plausible, because the person is already
  // asked about the consumption.
  const consumptions = [consumption, guessFigure(kind, consumption) ?? consumption];
  const isPlausible = (eur: number) =>
    consumptions.some((each) => eur * timesAYear >= min * each && eur * timesAYear <= max * each);
  if (!(spendEur > 0 && consumption > 0) || isPlausible(spendEur)) return null;
  // A figure with cents has its decimal sign in the right place.
  const shifts = Number.isInteger(spendEur) ? [1, -1, 2, -2, 3, -3] : [];
  const moved = shifts.map((places) => moveDecimalSign(spendEur, places));
  const periods = timesAYear === 1 ? [12, 6] : [1 / timesAYear];
  const others = periods.map((times) => Math.round(spendEur * times * 100) / 100);
  return [...others, ...moved].find(isPlausible) ?? spendEur;
}

type TypedSpend = { spendEur: number; consumption: number; timesAYear?: number };
