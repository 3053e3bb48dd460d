/**
 * Rounds a sum of euros to the cent, half a cent away from zero; null stays null. A small addend
 * corrects a half that binary fractions store slightly too low.
 */
export function roundToCents(eur: number): number;
export function roundToCents(eur: number | null): number | null;
export function roundToCents(eur: number | null): number | null {
  return eur === null ? null : Math.round(eur * 100 + Math.sign(eur) * 1e-6) / 100;
}

/** Converts euros to a whole number of cents. */
export function toCents(eur: number): number {
  return Math.round(roundToCents(eur) * 100);
}

/** Rounds a price of a unit to six decimals, as the open data has them; null stays null. */
export function toMicro(eur: number): number;
export function toMicro(eur: number | null): number | null;
export function toMicro(eur: number | null): number | null {
  return eur === null ? null : Math.round(eur * 1e6) / 1e6;
}
