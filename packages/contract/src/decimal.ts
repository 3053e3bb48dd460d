/** How to read a dot before exactly three digits if nothing else in the figure decides. */
export type LoneDot = "thousands" | "decimal";

/**
 * Parses a number as an Italian types it ("2.700", "4,5", "12.000,50") or as a number field sends it
 * ("4.5"); null if it is not exactly one number. A comma is the decimal sign, unless a dot follows
 * it ("1,200.50"). Dots before groups of three digits separate thousands, as blanks and apostrophes
 * do, except after a leading zero ("0.115") and, with `loneDot: "decimal"`, except for a single dot:
 * a number field sends 4.125 that way.
 *
 * @example
 * parseDecimal("3.100,5") // 3100.5
 */
export function parseDecimal(text: string, loneDot: LoneDot = "thousands"): number | null {
  // A blank may be followed only by a group of three digits: "12 34" are two numbers.
  const compact = text
    .trim()
    .replace("−", "-")
    .replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, "$1");
  const thousands =
    /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(compact) &&
    !(loneDot === "decimal" && /^-?\d+\.\d{3}$/.test(compact));
  const english = /^-?[1-9]\d{0,2}(,\d{3})+\.\d+$/.test(compact);
  const ungrouped = compact.replace(thousands ? /\./g : english ? /,/g : /^$/, "");
  const plain = ungrouped.replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
