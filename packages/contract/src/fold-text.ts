/**
 * Lower case without accents: `Città` gives `citta`.
 *
 * @example
 * foldText("Forlì") // "forli"
 */
export function foldText(text: string): string {
  return dropAccents(text).toLowerCase();
}

/**
 * The same letters without accents. A variant of a letter becomes the letter: `n.º` gives `n.o`.
 *
 * @example
 * dropAccents("Nicolò") // "Nicolo"
 */
export function dropAccents(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

const LEGAL_FORMS =
  /\b(s\.?\s?r\.?\s?l\.?|s\.?\s?p\.?\s?a\.?|soc(iet[aà])?\.?|coop(erativa)?\.?|unipersonale|a socio unico)(?=\s|$)/gi;

/**
 * A company's name without its legal form, which many companies share. Spaces are not removed.
 *
 * @example
 * withoutLegalForm("Enerluna S.p.A.") // "Enerluna "
 */
export function withoutLegalForm(name: string): string {
  return name.replace(LEGAL_FORMS, "");
}

/**
 * Lower-case ASCII words joined by hyphens: `Citroën C3` gives `citroen-c3`.
 *
 * @example
 * toHyphenated("Luce Fissa 24") // "luce-fissa-24"
 */
export function toHyphenated(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
