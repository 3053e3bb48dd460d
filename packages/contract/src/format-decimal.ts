/**
 * Writes a figure with all its digits, a comma and no separators of thousands, as `parseDecimal` reads
 * it back: a dot before three digits would separate thousands.
 *
 * @example
 * formatDecimal(1500.125) // "1500,125"
 */
export function formatDecimal(figure: number): string {
  const text = String(figure);
  // `String` writes a figure below 0.000001 with an exponent.
  const digits = text.includes("e-") ? figure.toFixed(20).replace(/0+$/, "") : text;
  return digits.replace(".", ",");
}
