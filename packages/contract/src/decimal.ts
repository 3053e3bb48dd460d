/** What a dot before exactly three digits is, where nothing else in the figure says it. */
export type LoneDot = "thousands" | "decimal";

/**
 * A number as an Italian types it ("2.700", "4,5") or as a number field sends it ("4.5"); null
 * where it is none. A comma is the decimal sign. Dots before groups of three digits separate
 * thousands, but for a leading zero ("0.115") and, with `loneDot: "decimal"`, for a dot alone: a
 * number field sends 4.125 that way, and no price or power is written in thousandths of thousands.
 */
export function parseDecimal(text: string, loneDot: LoneDot = "thousands"): number | null {
  const compact = text.trim().replace(/[\s\u00a0']/g, "");
  const thousands =
    /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(compact) &&
    !(loneDot === "decimal" && /^\d+\.\d{3}$/.test(compact));
  const plain = (thousands ? compact.replaceAll(".", "") : compact).replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/**
 * A figure of an address within its bounds; null for any other. A lone dot that as thousands is
 * out of bounds is the decimal sign: `345.125` of a monthly fee up to 10,000.
 */
export function parseFigure(
  text: string,
  { min, max, loneDot = "thousands" }: { min: number; max: number; loneDot?: LoneDot },
): number | null {
  for (const meaning of [loneDot, "decimal"] as const) {
    const value = parseDecimal(text, meaning);
    if (value !== null && value >= min && value <= max) {
      return value;
    }
  }
  return null;
}
