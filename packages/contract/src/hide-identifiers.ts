/**
 * The text with only the ends of each identifier, for example of a POD, however it is spaced.
 *
 * @example
 * hideIdentifiers("POD: IT 001 E 1234 5678", ["IT001E12345678"]) // "POD: IT001•••678"
 */
export function hideIdentifiers(text: string, identifiers: readonly string[]): string {
  return identifiers.reduce(
    (all, identifier) => all.replaceAll(toPattern(identifier), toHidden(identifier)),
    text,
  );
}

/** A bill may print it with blanks between its parts. */
function toPattern(identifier: string): RegExp {
  const letters = [...identifier].map((letter) => letter.replace(/[^\p{L}\d]/u, "\\$&"));
  return new RegExp(letters.join(" ?"), "gi");
}

function toHidden(identifier: string): string {
  return `${identifier.slice(0, 5)}•••${identifier.slice(-3)}`;
}
