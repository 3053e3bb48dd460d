import type { AppliedFilter, IgnoredParameter } from "@volpe/contract";
import { slugify } from "../../text/slug.ts";

/**
 * A filter with countable values: one row of a typology. The engine reads it from the address,
 * filters the list, counts the values and shows the chips.
 *
 * @example
 * toFlagFilter({
 *   key: "stampante",
 *   label: "Stampante",
 *   value: "si",
 *   words: "Con stampante",
 *   isTrue: ({ printer }) => printer,
 * })
 */
export type Filter<Item> = {
  /** The parameter of the address. */
  key: string;
  label: string;
  /** True if several values may be chosen at once: an item passes with any of them. */
  several: boolean;
  /** The values that an item has, each once. */
  valuesOf(item: Item): readonly string[];
  /** The Italian label of a value. */
  labelOf(value: string): string;
  /** The order of the values; values that are not in it come last, by label. */
  order?: readonly string[];
  /** The valid values in Italian, shown if the address has an unknown one. */
  hint: string;
  /** The chip's label if it is not the value's label. */
  chipOf?(value: string): string;
  /** Shows every value of `order`, even if no item has it. */
  showsAll?: boolean;
  /** Shows the chosen values first, then at most this many others: those with the most items. */
  shownMax?: number;
  /** Highest number of chosen values. If the address has more, none of them applies. */
  chosenMax?: number;
};

/** The chosen values, by the filter's key. A filter without a choice lets all items pass. */
export type Choices = ReadonlyMap<string, readonly string[]>;

/** The values of a filter that an address may choose. */
export type FilterValues = Pick<Filter<never>, "key" | "several" | "hint"> & {
  known: ReadonlySet<string>;
};

/**
 * Reads the values that an address chooses, in its order, each once. Several are joined by commas
 * or repeated; an empty value counts as absent. Unknown values are dropped and reported in
 * `ignored`.
 */
export function readChoices(
  search: Pick<URLSearchParams, "getAll">,
  filters: readonly FilterValues[],
): { chosen: Choices; ignored: IgnoredParameter[] } {
  const chosen = new Map<string, readonly string[]>();
  const ignored: IgnoredParameter[] = [];
  for (const { key, several, known, hint } of filters) {
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
      ignored.push({ key, message: hint });
    }
  }
  return { chosen, ignored };
}

/** The chips of the active values. */
export function toFilterChips<Item>(
  filters: readonly Filter<Item>[],
  chosen: Choices,
): AppliedFilter[] {
  return filters.flatMap(({ key, labelOf, chipOf = labelOf }) =>
    (chosen.get(key) ?? []).map((value) => ({ key, value, label: chipOf(value) })),
  );
}

/** Whether an item passes every filter. */
export function passes<Item>(
  item: Item,
  filters: readonly Filter<Item>[],
  chosen: Choices,
): boolean {
  return filters.every(({ key, valuesOf }) => {
    const wanted = chosen.get(key) ?? [];
    return wanted.length === 0 || valuesOf(item).some((value) => wanted.includes(value));
  });
}

/** A filter by a name of the items, for example the make or the provider. */
export function toNameFilter<Item>(
  items: readonly Item[],
  { nameOf, ...rest }: { key: string; label: string; hint: string; nameOf(item: Item): string },
): Filter<Item> {
  const values = new Map([...new Set(items.map(nameOf))].map((name) => [name, slugify(name, 40)]));
  const names = new Map([...values].map(([name, value]) => [value, name]));
  return {
    ...rest,
    several: true,
    valuesOf: (item) => [values.get(nameOf(item)) ?? ""],
    labelOf: (value) => names.get(value) ?? value,
  };
}

/** Selects the products of the chosen sellers. */
export function toProviderFilter<Item extends { provider: string }>(
  items: readonly Item[],
): Filter<Item> {
  return toNameFilter(items, {
    key: "fornitore",
    label: "Fornitore",
    nameOf: ({ provider }) => provider,
    hint: "Scegli i fornitori dall’elenco.",
  });
}

/** The filter for contracts that may be left at any time. */
export function toFreeToLeaveFilter<Item extends { lockInMonths: number }>(): Filter<Item> {
  return toFlagFilter({
    key: "vincolo",
    label: "Vincolo",
    value: "no",
    words: "Senza vincolo",
    isTrue: ({ lockInMonths }) => lockInMonths === 0,
  });
}

/** A filter that is either active or not, as `vincolo=no`. */
export function toFlagFilter<Item>({
  value,
  words,
  isTrue,
  ...rest
}: {
  key: string;
  label: string;
  value: "si" | "no";
  words: string;
  isTrue(item: Item): boolean;
}): Filter<Item> {
  return {
    ...rest,
    several: false,
    valuesOf: (item) => (isTrue(item) ? [value] : []),
    labelOf: () => words,
    order: [value],
    hint: `«${words}»: scegli ${value}, oppure togli il filtro.`,
  };
}

/** A filter by words of the contract, each with its label, in that order. */
export function toWordFilter<Item, Word extends string>({
  words,
  wordOf,
  ...rest
}: {
  key: string;
  label: string;
  several: boolean;
  hint: string;
  words: Readonly<Record<Word, string>>;
  wordOf(item: Item): Word;
}): Filter<Item> {
  const labels: Readonly<Record<string, string>> = words;
  return {
    ...rest,
    valuesOf: (item) => [wordOf(item)],
    labelOf: (value) => labels[value] ?? value,
    order: Object.keys(words),
  };
}
