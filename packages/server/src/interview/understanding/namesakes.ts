import type { PlaceChoice } from "@volpe/contract";
import { findComune } from "../../places/comuni.ts";
import { findPlaces } from "../../places/find-places.ts";
import { toPlainText } from "../../text/plain-text.ts";

const SMALL = 10_000;
const MUCH_LARGER = 5;
const CHOICES = 4;

/**
 * Much larger comuni whose names begin with that of a small one, which may not be meant: «Sesto»
 * for Sesto San Giovanni. Empty if the text names a province.
 */
export function listLargerNamesakes({ comune, label }: PlaceChoice, words: string): PlaceChoice[] {
  const small = comune === undefined ? null : findComune(comune);
  if (small === null || small.population >= SMALL || /[(\d]/.test(words)) {
    return [];
  }
  const beginning = `${toPlainText(small.name)} `;
  return findPlaces(small.name)
    .map(({ choice }) => choice)
    .filter(
      (choice) =>
        choice.label !== label &&
        toPlainText(choice.label).startsWith(beginning) &&
        (findComune(choice.comune ?? "")?.population ?? 0) > small.population * MUCH_LARGER,
    )
    .slice(0, CHOICES);
}
