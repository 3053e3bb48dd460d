/**
 * Removes blanks and converts to capitals, as a fiscal code and an IBAN are stored.
 *
 * @example
 * toCompactCode("rss mra 85t10 a562s") // "RSSMRA85T10A562S"
 */
export function toCompactCode(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}
