import type { Draft, RememberedPlace } from "@volpe/contract";
import { findNamedPlace } from "../places/place-choice.ts";

/** The place that an answer named, as the lists remember it; null if the draft's place is the same. */
export function findNewPlace(before: Draft, { address }: Draft): RememberedPlace | null {
  const { province, city } = address;
  const isNew = province !== before.address.province || city !== before.address.city;
  const found = isNew && province !== "" ? findNamedPlace(province, city) : null;
  if (found === null) {
    return null;
  }
  const { comune, label } = found;
  return { province: found.province, label, ...(comune !== undefined && { comune }) };
}
