/** Smaller fractions of a cent are errors of binary fractions. */
const NO_FRACTION = 1e-4;

/**
 * Splits a total into parts to the cent whose sum is the total, €. The cents that rounding leaves
 * over go to parts that were rounded the other way, so that each part stays within a cent of its
 * exact value. The largest parts get them first, because there a cent matters least; the further
 * parts `kept` get them last. If the sum of the parts differs from the total by more than a cent
 * for each part, as with a discount after VAT, the parts are only rounded.
 *
 * @example
 * shareCents([500.114, 300.114, 100.11, 53.992], 954.33) // [500.12, 300.11, 100.11, 53.99]
 */
export function shareCents(
  parts: readonly number[],
  total: number,
  kept: readonly number[] = [],
): number[] {
  const exact = [...parts, ...kept].map((part) => part * 100);
  const cents = exact.map((part) => Math.round(part + Math.sign(part) * 1e-6));
  const left = Math.round(total * 100) - cents.reduce((sum, part) => sum + part, 0);
  const toRank = (index: number) => {
    const fraction = ((exact[index] ?? 0) - (cents[index] ?? 0)) * Math.sign(left);
    return (fraction > NO_FRACTION ? 0 : 2) + (index < parts.length ? 0 : 1);
  };
  if (Math.abs(left) <= cents.length) {
    const order = cents
      .map((_, index) => index)
      .sort((a, b) => toRank(a) - toRank(b) || (cents[b] ?? 0) - (cents[a] ?? 0));
    for (const index of order.slice(0, Math.abs(left))) {
      cents[index] = (cents[index] ?? 0) + Math.sign(left);
    }
  }
  return cents.map((part) => part / 100);
}
