import type { Tipology } from "./offers.ts";
import { TIPOLOGIES, toTipologyWords } from "./typology-lists.ts";

/**
 * The sentence next to a form's consents while offers of `tipologies` are invented, by default of
 * any typology. Null if all these offers are real.
 *
 * @example
 * toDemonstrationConsent(["pos"], ["luce", "gas"]) // null
 */
export function toDemonstrationConsent(
  invented: readonly Tipology[],
  tipologies: readonly Tipology[] = TIPOLOGIES,
): string | null {
  const asked = tipologies.filter((each) => invented.includes(each));
  if (asked.length === 0) return null;
  return asked.length === tipologies.length
    ? "Questo è un sito dimostrativo: con le offerte inventate non c’è un contratto da fare, e i dati che lasci servono solo a provarlo."
    : `Le offerte di ${toTipologyWords(asked)} sono inventate: con quelle non c’è un contratto da fare, e i dati che lasci servono solo a provare il sito.`;
}
