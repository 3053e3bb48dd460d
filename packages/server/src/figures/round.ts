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

/**
 * Splits a total into parts to the cent that sum to it, €: remaining cents go to the largest parts,
 * where they matter least. Parts that differ from the total by more than a cent each, as with a
 * discount after VAT, are only rounded.
 */
export function shareCents(parts: readonly number[], total: number): number[] {
  const cents = parts.map((part) => Math.round(part * 100));
  const left = Math.round(total * 100) - cents.reduce((sum, part) => sum + part, 0);
  if (Math.abs(left) <= cents.length) {
    const largest = cents
      .map((_, index) => index)
      .sort((a, b) => (cents[b] ?? 0) - (cents[a] ?? 0));
    for (const index of largest.slice(0, Math.abs(left))) {
      cents[index] = (cents[index] ?? 0) + Math.sign(left);
    }
  }
  return cents.map((part) => part / 100);
}
