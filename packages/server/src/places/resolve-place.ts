import type { PlaceChoice, PlaceResolution } from "@volpe/contract";
import { findPlaces } from "./find-places.ts";

/** What a list of suggestions holds. */
export const SUGGESTIONS_MAX = 8;

/** The likeliest places for what is being typed, each once. */
export function suggestPlaces(text: string): PlaceChoice[] {
  return findPlaces(text)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ choice }) => choice);
}

/**
 * What a typed place means. A whole name counts for the comune that bears it, because a comune says
 * its province too; where several bear it, or nothing bears it and several come as near, it is asked.
 */
export function resolvePlace(text: string): PlaceResolution {
  const found = findPlaces(text);
  const [first] = found;
  if (first === undefined) {
    return { status: "unknown" };
  }
  const nearest = found.filter(({ closeness }) => closeness === first.closeness);
  const comuni = nearest.filter(({ choice }) => choice.kind === "comune");
  const meant = comuni.length > 0 ? comuni : nearest;
  const [only] = meant;
  return meant.length === 1 && only !== undefined
    ? { status: "found", place: only.choice }
    : { status: "ambiguous", choices: suggestPlaces(text) };
}
