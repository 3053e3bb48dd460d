/** Rounds a sum of euros to the cent; null stays null. */
export function toCents(eur: number): number;
export function toCents(eur: number | null): number | null;
export function toCents(eur: number | null): number | null {
  return eur === null ? null : Math.round(eur * 100) / 100;
}

/** Rounds a price of a unit to six decimals, as the open data has them; null stays null. */
export function toMicro(eur: number): number;
export function toMicro(eur: number | null): number | null;
export function toMicro(eur: number | null): number | null {
  return eur === null ? null : Math.round(eur * 1e6) / 1e6;
}

/**
 * Rounds a sum of euros to the cent, half a cent away from zero. The addend lifts a half that
 * binary fractions hold just below itself.
 */
export function roundToCents(eur: number): number {
  return Math.round(eur * 100 + Math.sign(eur) * 1e-6) / 100;
}
