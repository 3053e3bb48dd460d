import type { IgnoredParameter } from "@volpe/contract";
import type { Choices } from "./narrow.ts";

/** A filter as an address may name it. */
export type ReadableFilter = {
  key: string;
  several: boolean;
  /** Every value that means something today. */
  known: ReadonlySet<string>;
  /** How to mend a value that does not, in Italian. */
  mending: string;
};

/** The part of a `URLSearchParams` that is read here. */
type Search = { getAll(key: string): string[] };

/**
 * The values that an address chooses, in its order, each once. Several are joined by commas or
 * repeated; an empty value counts as absent. What means nothing is left out and told in `ignored`.
 */
export function readChoices(
  search: Search,
  filters: readonly ReadableFilter[],
): { chosen: Choices; ignored: IgnoredParameter[] } {
  const chosen = new Map<string, readonly string[]>();
  const ignored: IgnoredParameter[] = [];
  for (const { key, several, known, mending } of filters) {
    const texts = several
      ? search.getAll(key).flatMap((text) => text.split(","))
      : search.getAll(key).slice(0, 1);
    const values = [...new Set(texts.map((text) => text.trim().toLowerCase()))].filter(
      (text) => text !== "",
    );
    const usable = values.filter((value) => known.has(value));
    if (usable.length > 0) {
      chosen.set(key, usable);
    }
    if (usable.length < values.length) {
      ignored.push({ key, message: mending });
    }
  }
  return { chosen, ignored };
}
