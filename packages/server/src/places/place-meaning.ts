import type { PlaceChoice, Province } from "@volpe/contract";
import { findComune } from "./comuni.ts";
import { CLOSENESS, type FoundPlace } from "./find-places.ts";
import { toPlaceKey } from "./place-key.ts";

/** What a text means as a place. */
export type Meaning =
  /**
   * `isDoubtful` is true if the comune's name is incomplete or misspelt and no province is given.
   */
  | { status: "found"; place: PlaceChoice; isDoubtful: boolean }
  /** Several places have this name or may be meant: at most 8, the likeliest first. */
  | { status: "ambiguous"; choices: PlaceChoice[] }
  | { status: "region"; provinces: Province[] }
  /** The text names no comune, for example a hamlet or «un paesino». */
  | { status: "unlisted"; province: Province | null }
  | { status: "abroad" }
  | { status: "unknown" };

export const CHOICES_MAX = 8;

/**
 * The only comune or province that matches best; otherwise the places to choose from. `typed` is
 * the name as written, if it may be incomplete or misspelt.
 */
export function decide(found: readonly FoundPlace[], typed = ""): Meaning {
  const [first] = found;
  const all = found.filter(({ closeness }) => closeness === first?.closeness);
  const begun = all.filter((place) => isBegunByWord(place, typed));
  const nearest = begun.length > 0 ? begun : all;
  const comuni = nearest.filter(({ choice }) => choice.kind === "comune");
  const only = toOnly(comuni.length > 0 ? comuni : nearest);
  if (only === null) {
    return {
      status: "ambiguous",
      choices: found.slice(0, CHOICES_MAX).map(({ choice }) => choice),
    };
  }
  const { choice, closeness } = only;
  const isNear = closeness === CLOSENESS.beginning || closeness === CLOSENESS.almost;
  const isEvident = begun.length > 0 && getPopulation(choice) >= TOWN_FROM;
  const isDoubtful = choice.kind === "comune" && isNear && !isEvident;
  return { status: "found", place: choice, isDoubtful };
}

/**
 * Whether the text is the first word of the name: «Cinisello» for Cinisello Balsamo, but not
 * «Ostian» for Ostiano.
 */
function isBegunByWord({ choice, closeness }: FoundPlace, typed: string): boolean {
  const key = toPlaceKey(typed);
  return (
    closeness === CLOSENESS.beginning &&
    key.length >= 5 &&
    !key.includes(" ") &&
    toPlaceKey(findComune(choice.comune ?? "")?.name ?? "").startsWith(`${key} `)
  );
}

export function getPopulation({ comune }: PlaceChoice): number {
  return findComune(comune ?? "")?.population ?? 0;
}

const TOWN_FROM = 10_000;

export function toOnly<T>(items: readonly T[]): T | null {
  const [first, ...others] = items;
  return first !== undefined && others.length === 0 ? first : null;
}
