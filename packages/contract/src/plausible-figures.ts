import type { FigureMeaning } from "./listing.ts";
import { REFERENCE_SUPPLY } from "./typical-consumption.ts";

/**
 * The plausible bounds and the usual value of the figures of a home or a shop, for pages, forms and
 * assistant. We chose the bounds, and they are wide: a figure beyond them causes a question, never
 * a refusal. `decimals` is the number of decimals of a guess.
 */
export const PLAUSIBLE_FIGURES = {
  /** kWh a year. */
  luce: { min: 400, max: 15_000, usual: REFERENCE_SUPPLY.annualKwh, decimals: 0 },
  /** Smc a year. */
  gas: { min: 60, max: 6000, usual: REFERENCE_SUPPLY.annualSmc, decimals: 0 },
  /** kW. */
  power: { min: 1.5, max: 15, usual: REFERENCE_SUPPLY.capacityKw, decimals: 1 },
  /** € by card in a month. */
  takings: { min: 100, max: 1_000_000, usual: 5000, decimals: 0 },
  /** €. */
  receipt: { min: 0.5, max: 2000, usual: 35, decimals: 2 },
} as const satisfies Record<FigureMeaning, object>;

/** The lower bound for a second home, which may use almost nothing, kWh a year. */
export const SECOND_HOME_MIN_KWH = 50;

/** Bounds of the all-in price of a kWh or a Smc for a home, €, in a bill or a year. */
export const PLAUSIBLE_PRICES = {
  luce: { min: 0.08, max: 1.5 },
  gas: { min: 0.3, max: 5 },
} as const;

/**
 * Guesses the intended figure if the given one is implausible: the same digits with the decimal
 * sign elsewhere, nearest to the usual figure. Null for a plausible figure.
 *
 * @example
 * guessFigure("luce", 2.7); // 2700
 * guessFigure("power", 45); // 4.5
 */
export function guessFigure(
  kind: FigureMeaning,
  figure: number,
  isSecondHome = false,
): number | null {
  const { min, max, usual, decimals } = PLAUSIBLE_FIGURES[kind];
  const least = isSecondHome && kind === "luce" ? SECOND_HOME_MIN_KWH : min;
  if (figure <= 0 || (figure >= least && figure <= max)) return null;
  const toGuess = (places: number) => Number(moveDecimalSign(figure, places).toFixed(decimals));
  // A meter's plate states the power in W.
  if (kind === "power" && figure >= 1000 && figure <= 1000 * max) return toGuess(-3);
  // «1,5» and «2» are thousands, if a home or a shop can have so many.
  const isThousands = figure >= 1 && figure < 10 && figure * 1000 >= least && figure * 1000 <= max;
  const places = isThousands ? 3 : Math.round(Math.log10(usual / figure));
  const nearest = toGuess(places);
  return places !== 0 && nearest < least ? toGuess(places + 1) : nearest;
}

/**
 * Multiplies by a power of ten and rounds away the error of binary fractions.
 *
 * @example
 * moveDecimalSign(2990, -2) // 29.9
 */
export function moveDecimalSign(figure: number, places: number): number {
  return Number((figure * 10 ** places).toPrecision(12));
}
