import type { PlaceChoice } from "@volpe/contract";
import { COMUNI, type Comune, findComune } from "./comuni.ts";
import { toPlaceKey } from "./place-key.ts";
import { findProvinceBySign, toComuneChoice, toProvinceChoice } from "./place-words.ts";

const ofProvince = Map.groupBy(COMUNI, ({ province }) => province.sign);
/** A cache of the comuni by sign and key, because one answer of the chat needs several look-ups. */
const keyed = new Map<string, Map<string, Comune>>();

/**
 * Returns the place of a sign and a comune's code, as an address contains them. A comune of another
 * province is ignored. Null for an unknown sign.
 */
export function findPlaceChoice(sign: string, code: string | undefined): PlaceChoice | null {
  const province = findProvinceBySign(sign);
  if (province === null) {
    return null;
  }
  const comune = code === undefined ? null : findComune(code);
  return comune?.province.sign === province.sign
    ? toComuneChoice(comune)
    : toProvinceChoice(province);
}

/**
 * Returns the place of a sign and a comune's name, as a draft holds them; the province if it has no
 * comune of that name. Null for an unknown sign.
 */
export function findNamedPlace(sign: string, name: string): PlaceChoice | null {
  let comuni = keyed.get(sign);
  if (comuni === undefined) {
    const listed = ofProvince.get(sign)?.toReversed() ?? [];
    comuni = new Map(listed.map((comune) => [toPlaceKey(comune.name), comune]));
    keyed.set(sign, comuni);
  }
  return findPlaceChoice(sign, comuni.get(toPlaceKey(name))?.code);
}
