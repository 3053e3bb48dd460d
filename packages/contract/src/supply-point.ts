/**
 * Removes blanks and converts to capitals, as a POD or PDR is stored.
 *
 * @example
 * toSupplyPoint("IT 001 E 12345678") // "IT001E12345678"
 */
export function toSupplyPoint(text: string): string {
  return text.replaceAll(/[\s-]/g, "").toUpperCase();
}

/**
 * Whether the text is a POD: `IT`, the network's three figures, `E`, eight figures, and optionally
 * a check character.
 *
 * @example
 * isPod("IT001E12345678") // true
 */
export function isPod(text: string): boolean {
  return /^IT\d{3}E\d{8}[A-Z\d]?$/.test(toSupplyPoint(text));
}

/**
 * Whether the text is a PDR: fourteen figures.
 *
 * @example
 * isPdr("12345") // false
 */
export function isPdr(text: string): boolean {
  const point = toSupplyPoint(text);
  return /^\d{14}$/.test(point) && !/^0+$/.test(point);
}
