import type { PlaceChoice, PlaceResolution } from "@volpe/contract";
import { findPlaces } from "./find-places.ts";
import { toProvinceChoice } from "./place-words.ts";
import { readPlace } from "./read-place.ts";

/** Length of a list of suggestions. */
const SUGGESTIONS_MAX = 8;

/** The likeliest places for an incomplete text, each once. */
export function suggestPlaces(text: string): PlaceChoice[] {
  return findPlaces(text)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ choice }) => choice);
}

/**
 * The meaning of a typed place, for `GET /places/resolve` and the addresses of lists.
 *
 * @example
 * resolvePlace("Rho"); // { status: "found", place: { kind: "comune", label: "Rho (MI)", … } }
 * resolvePlace("Samone"); // { status: "ambiguous", choices: [Samone (TO), Samone (TN)] }
 * resolvePlace("Umbria"); // { status: "ambiguous", choices: [Perugia, Terni] }
 * resolvePlace("Paperopoli"); // { status: "ambiguous", choices: [Paternopoli (AV)] }
 * resolvePlace("Milano Marittima (RA)"); // { status: "found", place: Provincia di Ravenna }
 * resolvePlace("Xyzzy"); // { status: "unknown" }
 */
export function resolvePlace(text: string): PlaceResolution {
  const reading = readPlace(text);
  switch (reading.status) {
    case "found":
      // A guess has to be confirmed.
      return reading.isDoubtful
        ? { status: "ambiguous", choices: [reading.place] }
        : { status: "found", place: reading.place };
    case "ambiguous":
      return { status: "ambiguous", choices: reading.choices };
    case "region":
      return { status: "ambiguous", choices: reading.provinces.map(toProvinceChoice) };
    case "unlisted":
      return reading.province === null
        ? { status: "unknown" }
        : { status: "found", place: toProvinceChoice(reading.province) };
    default:
      return { status: "unknown" };
  }
}
