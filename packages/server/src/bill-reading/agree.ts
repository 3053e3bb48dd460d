import { type Entry, toEntry } from "./bill-entry.ts";
import { type Found, isNearLabel } from "./read-beside.ts";

/**
 * The value that most labels agree on; of several such values the first. The value is proved if no
 * label has another one and `proves` holds for a value beside or below its label.
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
  const proof = found.find((one) => one.value === first.value && isNearLabel(one) && proves(one));
  return toEntry(first.value, proof ?? first, isOne && proof !== undefined);
}

/** The first of several readings if all have the same `key`; else undefined. */
export function findOnly<Key extends string, T extends Readonly<Record<Key, unknown>>>(
  found: readonly T[],
  key: Key,
): T | undefined {
  const [first] = found;
  return found.every((one) => one[key] === first?.[key]) ? first : undefined;
}
