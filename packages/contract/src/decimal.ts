/**
 * A number as an Italian types it ("2.700", "4,5") or as a number field sends it ("4.5"); null
 * where it is none. A dot followed by groups of three digits separates thousands.
 */
export function parseDecimal(text: string): number | null {
  const compact = text.trim().replace(/[\s\u00a0']/g, "");
  const thousands = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(compact);
  const plain = (thousands ? compact.replaceAll(".", "") : compact).replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
