/**
 * The text with its first letter in upper case.
 *
 * @example
 * capitalize("senza vincolo") // "Senza vincolo"
 */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The text with its first letter in lower case, as within a sentence.
 *
 * @example
 * uncapitalize("Portatile con SIM") // "portatile con SIM"
 */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
