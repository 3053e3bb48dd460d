import type { PlaceChoice } from "@volpe/contract";
import { findNamedPlaces } from "./find-places.ts";
import { OTHER_NAMES } from "./other-names.ts";
import { toPlaceKey } from "./place-key.ts";
import { findProvinceBySign, toProvinceChoice } from "./place-words.ts";

/** Matches an answer that says only what the surroundings are, though Campagna is a comune, too. */
const SURROUNDINGS =
  /^\s*(?:(?:io|sto|stiamo|abito|abitiamo|vivo|viviamo|sono|siamo)\s+)*(?:in|al|nel|nella)\s+(?:campagna|montagna|collina|mare|centro|periferia|paese)[\s.!]*$/i;

/** Whether a text says only what the surroundings are: «sto in campagna». */
export function saysSurroundings(text: string): boolean {
  return SURROUNDINGS.test(text);
}

const NEAR =
  /(?<!\p{L})(?:vicino|vicinanze|dalle parti|nei pressi|dintorni|fuori|intorno|alle porte|accanto|attaccato)\s+(?:(?:ad?|alla|di|della|da)\s+|(?:all|dell|d)['’]\s*)?(\p{L}.*)$/iu;

/**
 * The places that a text about somewhere near a town may mean: the town, and its province. Empty if
 * it names no such town.
 *
 * @example
 * findNearby("un paesino vicino a Rho"); // Rho (MI), Provincia di Milano
 */
export function findNearby(text: string): PlaceChoice[] {
  const name = NEAR.exec(text)?.[1] ?? "";
  const towns = findNamedPlaces(OTHER_NAMES.get(toPlaceKey(name)) ?? name)
    .map(({ choice }) => choice)
    .filter(({ kind }) => kind === "comune");
  const signs = new Set(towns.map(({ province }) => province));
  const provinces = [...signs].flatMap((sign) => findProvinceBySign(sign) ?? []);
  return [...towns, ...provinces.map(toProvinceChoice)];
}
