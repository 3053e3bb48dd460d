import { type Entry, toEntry } from "./bill-entry.ts";
import { type Found, isNear } from "./read-beside.ts";

/**
 * The value that most labels agree on, the first of several. Proved if there is no other and `proves`
 * holds of one that stands beside its label or below it.
 */
export function agree<T extends string | number>(
  found: readonly Found<T>[],
  proves: (one: Found<T>) => boolean = () => true,
): Entry | null {
  const count = (value: T) => found.filter((one) => one.value === value).length;
  const [first] = found.toSorted((one, other) => count(other.value) - count(one.value));
  if (first === undefined) {
    return null;
  }
  const isOne = found.every(({ value }) => value === first.value);
  const proof = found.find((one) => isNear(one) && proves(one));
  return toEntry(first.value, proof ?? first, isOne && proof !== undefined);
}
