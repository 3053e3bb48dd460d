/**
 * Writes a figure with all its digits, a comma and no separators of thousands, as `parseDecimal` reads
 * it back: a dot before three digits would separate thousands.
 *
 * @example
 * formatDecimal(1500.125) // "1500,125"
 */
export function formatDecimal(figure: number): string {
  return String(figure).replace(".", ",");
}
