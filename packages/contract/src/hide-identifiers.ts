/** What may separate two characters of a form: at most three blanks, hyphens and dots. */
const GAP = "[\\s\\p{Pd}.]{0,3}";

/**
 * The forms of a fiscal code, a POD, an IBAN and a PDR, because a page may also contain identifiers
 * of other people. «1T» is a POD's beginning as it is misread. A PDR has no gaps here, because
 * amounts and dates beside each other would look like one. A fiscal code with gaps has a
 * month’s letter and a digit here, because plain words would look like one.
 */
const FORMS = [
  "(?<![\\p{L}\\d])[A-Z]{6}[\\dL-NP-V]{2}[A-Z][\\dL-NP-V]{2}[A-Z][\\dL-NP-V]{3}[A-Z](?![\\p{L}\\d])",
  "(?<![\\p{L}\\d])(?=(?:[A-Z]~){6,14}\\d)[A-Z]{3}~[A-Z]{3}~[\\dL-NP-V]{2}~[ABCDEHLMPRST]~[\\dL-NP-V]{2}~[A-MZ]~[\\dL-NP-V]{3}~[A-Z](?![\\p{L}\\d])",
  "(?<![\\p{L}\\d])[I1]T~\\d{3}~E~(?:\\d~){7}\\d{1,2}(?!\\d)",
  "(?<![\\p{L}\\d])IT~\\d{2}~[A-Z]~(?:\\d~){10}(?:[A-Z\\d]~){11}[A-Z\\d](?![\\p{L}\\d])",
  "(?<![\\p{L}\\d,.])\\d{14}(?![\\d,.])",
].map((form) => new RegExp(form.replaceAll("~", GAP), "giu"));

/**
 * Hides the middle of each given identifier, for example a POD, whatever signs and blanks are
 * between its characters, and of all other text that has the form of an identifier.
 *
 * @example
 * hideIdentifiers("POD: IT 001 E 1234 5678", ["IT001E12345678"]) // "POD: IT001•••678"
 */
export function hideIdentifiers(text: string, identifiers: readonly string[]): string {
  const known = identifiers
    .map(toCharacters)
    .filter((identifier) => identifier !== "")
    .reduce((all, identifier) => all.replaceAll(toPattern(identifier), toHidden(identifier)), text);
  return FORMS.reduce(
    (all, form) => all.replaceAll(form, (found) => toHidden(toCharacters(found).toUpperCase())),
    known,
  );
}

function toCharacters(identifier: string): string {
  return identifier.replaceAll(/[^\p{L}\d]/gu, "");
}

function toPattern(identifier: string): RegExp {
  return new RegExp([...identifier].join("[^\\p{L}\\d]*"), "giu");
}

function toHidden(identifier: string): string {
  return `${identifier.slice(0, 5)}•••${identifier.slice(-3)}`;
}
