/**
 * Removes blanks and the country prefix, as the number is stored.
 *
 * @example
 * toVatNumber("IT 12345678903") // "12345678903"
 */
export function toVatNumber(text: string): string {
  return text.replaceAll(/\s/g, "").replace(/^IT/i, "");
}

/**
 * Whether the text is an Italian partita IVA: eleven figures, of which the last is a check digit
 * (D.P.R. 633/1972).
 *
 * @example
 * isVatNumber("12345678903") // true
 */
export function isVatNumber(text: string): boolean {
  const number = toVatNumber(text);
  if (!/^\d{11}$/.test(number) || /^0+$/.test(number)) {
    return false;
  }
  const sum = [...number].reduce((total, figure, index) => {
    const doubled = Number(figure) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
