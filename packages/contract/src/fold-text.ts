/**
 * Lower case without accents: `Città` gives `citta`.
 *
 * @example
 * foldText("Forlì") // "forli"
 */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
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
