import type { Tipology } from "./offers.ts";
import { TIPOLOGIES, toTipologyWords } from "./typology-lists.ts";

/**
 * The sentence beside a form's consents while offers of the typologies `of` are invented; by
 * default of any typology. Null if all of them are real.
 *
 * @example
 * toDemonstrationConsent(["pos"], ["luce", "gas"]) // null
 */
export function toDemonstrationConsent(
  invented: readonly Tipology[],
  of: readonly Tipology[] = TIPOLOGIES,
): string | null {
  const asked = of.filter((each) => invented.includes(each));
  if (asked.length === 0) return null;
  return asked.length === of.length
    ? "Questo è un sito dimostrativo: con le offerte inventate non c’è un contratto da fare, e i dati che lasci servono solo a provarlo."
    : `Le offerte di ${toTipologyWords(asked)} sono inventate: con quelle non c’è un contratto da fare, e i dati che lasci servono solo a provare il sito.`;
}
