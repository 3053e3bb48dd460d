import type { FigureMeaning } from "./listing.ts";
import { REFERENCE_SUPPLY } from "./typical-consumption.ts";

/**
 * The plausible bounds and the usual value of the figures of a home or a shop. We chose the bounds,
 * and they are wide: a figure beyond them causes a question, never a refusal. `decimals` is that of
 * a guess.
 */
const FIGURES = {
  /** kWh a year. */
  luce: { min: 100, max: 25_000, usual: REFERENCE_SUPPLY.annualKwh, decimals: 0 },
  /** Smc a year. */
  gas: { min: 20, max: 10_000, usual: REFERENCE_SUPPLY.annualSmc, decimals: 0 },
  /** kW. */
  power: { min: 1, max: 30, usual: REFERENCE_SUPPLY.capacityKw, decimals: 1 },
  /** € by card in a month. */
  takings: { min: 100, max: 1_000_000, usual: 5000, decimals: 0 },
  /** €. */
  receipt: { min: 0.5, max: 2000, usual: 35, decimals: 2 },
} as const satisfies Record<FigureMeaning, object>;

/**
 * Guesses the intended figure if no home or shop has the given one: the same digits with the
 * decimal sign elsewhere, nearest to the usual figure. Null for a plausible figure.
 *
 * @example
 * guessFigure("luce", 2.7); // 2700
 * guessFigure("power", 45); // 4.5
 */
export function guessFigure(kind: FigureMeaning, figure: number): number | null {
  const { min, max, usual, decimals } = FIGURES[kind];
  if (figure <= 0 || (figure >= min && figure <= max)) return null;
  const moved = moveDecimalSign(figure, Math.round(Math.log10(usual / figure)));
  return Number(moved.toFixed(decimals));
}

/** Rounds to the typed digits, because a power of ten leaves a binary remainder. */
export function moveDecimalSign(figure: number, places: number): number {
  return Number((figure * 10 ** places).toPrecision(12));
}
