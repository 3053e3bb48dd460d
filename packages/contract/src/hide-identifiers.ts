/**
 * The forms of a fiscal code, a POD, an IBAN and a PDR, because a page may also contain identifiers
 * of other people.
 */
const FORMS = [
  /(?<![\p{L}\d])[A-Z]{6} ?[\dL-NP-V]{2} ?[A-Z] ?[\dL-NP-V]{2} ?[A-Z] ?[\dL-NP-V]{3} ?[A-Z](?![\p{L}\d])/giu,
  /(?<![\p{L}\d])IT ?\d{3} ?E ?(?:\d ?){7}\d{1,2}(?!\d)/giu,
  /(?<![\p{L}\d])IT ?\d{2} ?[A-Z] ?(?:\d ?){10}(?:[A-Z\d] ?){11}[A-Z\d](?![\p{L}\d])/giu,
  /(?<![\p{L}\d,.])\d{14}(?![\d,.])/giu,
];

/**
 * Hides the middle of each given identifier, for example a POD, also with single blanks between its
 * characters, and of all other text that has the form of an identifier.
 *
 * @example
 * hideIdentifiers("POD: IT 001 E 1234 5678", ["IT001E12345678"]) // "POD: IT001•••678"
 */
export function hideIdentifiers(text: string, identifiers: readonly string[]): string {
  const known = identifiers.reduce(
    (all, identifier) => all.replaceAll(toPattern(identifier), toHidden(identifier)),
    text,
  );
  return FORMS.reduce(
    (all, form) =>
      all.replaceAll(form, (found) => toHidden(found.replaceAll(" ", "").toUpperCase())),
    known,
  );
}

/** Blanks may separate the characters, because bills print identifiers in parts. */
function toPattern(identifier: string): RegExp {
  const letters = [...identifier].map((letter) => letter.replace(/[^\p{L}\d]/u, "\\$&"));
  return new RegExp(letters.join(" ?"), "gi");
}

function toHidden(identifier: string): string {
  return `${identifier.slice(0, 5)}•••${identifier.slice(-3)}`;
}
