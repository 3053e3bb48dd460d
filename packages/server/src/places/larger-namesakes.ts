import type { PlaceChoice } from "@volpe/contract";
import { COMUNI, findComune } from "./comuni.ts";
import { toPlaceKey } from "./place-key.ts";
import { toComuneChoice } from "./place-words.ts";

const BY_POPULATION = COMUNI.toSorted((a, b) => b.population - a.population).map((comune) => ({
  comune,
  key: toPlaceKey(comune.name),
}));

const SMALL = 10_000;
const MUCH_LARGER = 5;
const CHOICES = 4;

/**
 * Much larger comuni whose names begin with that of a small one, which may not be meant: «Sesto»
 * for Sesto San Giovanni. Empty if the text has more words, such as a province, or another name.
 */
export function listLargerNamesakes({ comune }: PlaceChoice, text: string): PlaceChoice[] {
  const small = findComune(comune ?? "");
  const name = toPlaceKey(text);
  if (small === null || small.population >= SMALL || name !== toPlaceKey(small.name)) {
    return [];
  }
  return BY_POPULATION.filter(
    ({ comune: { population }, key }) =>
      key.startsWith(`${name} `) && population > small.population * MUCH_LARGER,
  )
    .slice(0, CHOICES)
    .map((larger) => toComuneChoice(larger.comune));
}
