import { type PlaceChoice, PROVINCES } from "@volpe/contract";
import { COMUNI } from "./comuni.ts";
import { toComuneChoice, toProvinceChoice } from "./place-words.ts";

/** Farther from any comune, a position is taken to be at sea or abroad. */
const FARTHEST_KM = 25;
const NEAR_COMUNI = 3;

type Position = { latitude: number; longitude: number };

/**
 * The province of a position and the comuni whose chief towns are nearest: a guess, because no
 * borders are known here. Empty where no comune is within 25 km.
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
  const province = PROVINCES.find(({ sign }) => sign === nearest.comune.province.sign);
  return [
    ...(province === undefined ? [] : [toProvinceChoice(province)]),
    ...near.filter(({ km }) => km <= FARTHEST_KM).map(({ comune }) => toComuneChoice(comune)),
  ];
}

/** On a plane at that latitude: exact enough for distances within a region. */
function toKm(a: Position, b: Position): number {
  const kmPerDegree = 111.2;
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * kmPerDegree;
}
