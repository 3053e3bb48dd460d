import type { PlaceChoice } from "@volpe/contract";
import { COMUNI } from "./comuni.ts";
import { toComuneChoice, toProvinceChoice } from "./place-words.ts";

/** A position with a greater distance from every comune counts as at sea or abroad. */
const FARTHEST_KM = 25;
const NEAR_COMUNI = 3;

type Position = { latitude: number; longitude: number };

/**
 * The probable province of a position and the comuni with the nearest chief towns. It is a guess,
 * because the data have no borders. Empty if no comune is within 25 km.
 */
export function findPlacesNear(position: Position): PlaceChoice[] {
  const near = COMUNI.flatMap((comune) =>
    comune.position === null ? [] : [{ comune, km: toKm(position, comune.position) }],
  )
    .toSorted((a, b) => a.km - b.km)
    .slice(0, NEAR_COMUNI);
  const [nearest] = near;
  if (nearest === undefined || nearest.km > FARTHEST_KM) {
    return [];
  }
  return [
    toProvinceChoice(nearest.comune.province),
    ...near.filter(({ km }) => km <= FARTHEST_KM).map(({ comune }) => toComuneChoice(comune)),
  ];
}

/** Treats the earth as a plane at this latitude, which is accurate enough within a region. */
function toKm(a: Position, b: Position): number {
  const kmPerDegree = 111.2;
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * kmPerDegree;
}
