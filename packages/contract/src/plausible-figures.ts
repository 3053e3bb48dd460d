import { REFERENCE_SUPPLY } from "./typical-consumption.ts";

/**
 * What a home's figures lie between, and what they usually are. The bounds are our own and wide: a
 * figure beyond them is asked about, never refused.
 */
const HOME_FIGURES = {
  /** kWh a year. */
  luce: { min: 100, max: 25_000, usual: REFERENCE_SUPPLY.annualKwh },
  /** Smc a year. */
  gas: { min: 20, max: 10_000, usual: REFERENCE_SUPPLY.annualSmc },
  /** kW. */
  power: { min: 1, max: 30, usual: REFERENCE_SUPPLY.capacityKw },
} as const;

/**
 * What was probably meant by a figure that no home has: the same digits with the decimal sign
 * elsewhere, nearest to the usual figure. Null for a plausible figure.
 *
 * @example
 * guessHomeFigure("luce", 2.7); // 2700
 * guessHomeFigure("power", 45); // 4.5
 */
export function guessHomeFigure(kind: keyof typeof HOME_FIGURES, figure: number): number | null {
  const { min, max, usual } = HOME_FIGURES[kind];
  if (figure <= 0 || (figure >= min && figure <= max)) return null;
  return moveDecimalSign(figure, Math.round(Math.log10(usual / figure)));
}

/** Rounded as typed digits are: a power of ten leaves a tail in binary. */
export function moveDecimalSign(figure: number, places: number): number {
  return Number((figure * 10 ** places).toPrecision(12));
}
