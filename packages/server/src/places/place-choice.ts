import type { PlaceChoice } from "@volpe/contract";
import { findComune } from "./comuni.ts";
import { findProvinceBySign, toComuneChoice, toProvinceChoice } from "./place-words.ts";

/**
 * The place of a sign and a comune's code as they stand in an address; a comune of another province
 * is left out. Null for a sign that is none.
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
