import type { AppliedFilter, Facet } from "@volpe/contract";

const BY_LABEL = new Intl.Collator("it", { numeric: true });

/** A filter with countable values, over entries of any kind. */
export type Filter<Entry> = {
  /** The parameter of the address. */
  key: string;
  label: string;
  /** True where several values may be chosen at once: an entry passes with any of them. */
  several: boolean;
  /** The values that an entry answers to, each once; none where the filter has nothing to say of it. */
  valuesOf(entry: Entry): readonly string[];
  /** In Italian. */
  labelOf(value: string): string;
  /** How its values are ordered; values that are not in it come last, by label. */
  order?: readonly string[];
};

/** The values chosen, by the filter's key; a filter without any lets all pass. */
export type Choices = ReadonlyMap<string, readonly string[]>;

export type Narrowed<Entry> = {
  /** Those that pass all, in the order given. */
  passing: Entry[];
  facets: Facet[];
};

/**
 * The entries that pass every filter, and for each value of each filter how many would be listed
 * with it, the other filters staying as they are. `tests` are filters without countable values, as
 * a price range. One pass over the entries: an entry that fails one filter counts in that alone.
 */
export function narrow<Entry>(
  entries: Iterable<Entry>,
  {
    filters,
    chosen,
    tests = [],
  }: {
    filters: readonly Filter<Entry>[];
    chosen: Choices;
    tests?: readonly ((entry: Entry) => boolean)[];
  },
): Narrowed<Entry> {
  const passing: Entry[] = [];
  const counted = filters.map((filter) => ({
    filter,
    wanted: chosen.get(filter.key) ?? [],
    counts: new Map<string, number>(),
  }));
  for (const entry of entries) {
    const values = counted.map(({ filter }) => filter.valuesOf(entry));
    const failed = counted.flatMap(({ wanted }, index) =>
      wanted.length > 0 && !wanted.some((value) => values[index]?.includes(value)) ? [index] : [],
    );
    const isTested = tests.every((test) => test(entry));
    if (isTested && failed.length === 0) {
      passing.push(entry);
    }
    for (const [index, { counts }] of counted.entries()) {
      const one = isTested && failed.every((other) => other === index) ? 1 : 0;
      for (const value of values[index] ?? []) {
        counts.set(value, (counts.get(value) ?? 0) + one);
      }
    }
  }
  return {
    passing,
    facets: counted.map(({ filter, wanted, counts }) => toFacet(filter, wanted, counts)),
  };
}

/** Whether an entry passes the filters, for who only counts. */
export function passes<Entry>(
  entry: Entry,
  filters: readonly Filter<Entry>[],
  chosen: Choices,
): boolean {
  return filters.every(({ key, valuesOf }) => {
    const wanted = chosen.get(key) ?? [];
    return wanted.length === 0 || valuesOf(entry).some((value) => wanted.includes(value));
  });
}

/** What is in force, as chips; without one of them the address loses that value. */
export function toApplied<Entry>(
  filters: readonly Filter<Entry>[],
  chosen: Choices,
): AppliedFilter[] {
  return filters.flatMap(({ key, labelOf }) =>
    (chosen.get(key) ?? []).map((value) => ({ key, value, label: labelOf(value) })),
  );
}

function toFacet<Entry>(
  { key, label, several, labelOf, order = [] }: Filter<Entry>,
  wanted: readonly string[],
  counts: ReadonlyMap<string, number>,
): Facet {
  const rank = new Map(order.map((value, index) => [value, index]));
  const values = [...new Set([...counts.keys(), ...wanted])].map((value) => ({
    value,
    label: labelOf(value),
    count: counts.get(value) ?? 0,
    selected: wanted.includes(value),
  }));
  values.sort(
    (a, b) =>
      (rank.get(a.value) ?? order.length) - (rank.get(b.value) ?? order.length) ||
      BY_LABEL.compare(a.label, b.label),
  );
  return { key, label, several, values };
}
