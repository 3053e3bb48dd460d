import type { Facet } from "@volpe/contract";
import type { Choices, Filter, FilterValues } from "./filter.ts";

const BY_LABEL = new Intl.Collator("it", { numeric: true });

/**
 * The filters' values of many items as consecutive numbers: filtering thousands of items reads a
 * few numbers for each instead of the items themselves.
 */
export type FacetColumns<Item> = {
  filters: readonly Filter<Item>[];
  /**
   * The values that an address may choose for each filter: those in its order and those of the
   * items.
   */
  readable: readonly FilterValues[];
  /** For each item and each filter, the index of the item's values in `combinations`. */
  codes: Uint32Array;
  combinations: readonly Combination[];
};

/** The values of one filter that one item has. */
type Combination = { filter: number; values: readonly string[] };

/** Reads the filters' values of the items once, for all lists of these items. */
export function createFacetColumns<Item>(
  items: readonly Item[],
  filters: readonly Filter<Item>[],
): FacetColumns<Item> {
  const places = new Map<string, number>();
  const combinations: Combination[] = [];
  const codes = new Uint32Array(items.length * filters.length);
  for (const [place, item] of items.entries()) {
    for (const [filter, { valuesOf }] of filters.entries()) {
      const values = valuesOf(item);
      const key = [filter, ...values].join("\n");
      const code = places.get(key) ?? combinations.push({ filter, values }) - 1;
      places.set(key, code);
      codes[place * filters.length + filter] = code;
    }
  }
  const readable = filters.map(({ key, several, hint, order = [] }, index) => ({
    key,
    several,
    hint,
    known: new Set([
      ...order,
      ...combinations.flatMap(({ filter, values }) => (filter === index ? values : [])),
    ]),
  }));
  return { filters, readable, codes, combinations };
}

type FilteredEntries<Entry> = {
  /** The entries that pass all filters, in the order given. */
  passing: readonly Entry[];
  facets: Facet[];
};

/**
 * Filters entries. For each value of each filter it counts how many entries would be listed with it
 * if the other filters stayed unchanged. It needs one pass: an entry that fails one filter counts
 * only for that filter. The counts of all entries together are cached as long as the array of
 * entries exists.
 *
 * @param placeOf the position of an entry's item among the items of the columns
 * @param test a further condition for an entry, for example a price range
 */
export function filterEntries<Item, Entry>(
  columns: FacetColumns<Item>,
  entries: readonly Entry[],
  {
    placeOf,
    chosen,
    test = null,
  }: { placeOf(entry: Entry): number; chosen: Choices; test?: ((entry: Entry) => boolean) | null },
): FilteredEntries<Entry> {
  const { filters, combinations } = columns;
  const wanted = filters.map(({ key }) => chosen.get(key) ?? []);
  const isFiltered = test !== null || wanted.some(({ length }) => length > 0);
  const totals = countAll(columns, entries, placeOf);
  const { passing, counts } = isFiltered
    ? countFiltered(columns, entries, { placeOf, wanted, test })
    : { passing: entries, counts: totals };
  const tallies = filters.map(() => new Map<string, number>());
  for (const [code, { filter, values }] of combinations.entries()) {
    const tally = tallies[filter];
    for (const value of (totals[code] ?? 0) > 0 ? values : []) {
      tally?.set(value, (tally.get(value) ?? 0) + (counts[code] ?? 0));
    }
  }
  const facets = filters.map((filter, index) =>
    toFacet(filter, wanted[index] ?? [], tallies[index] ?? new Map()),
  );
  // A filter for which no entry has a value is not shown.
  return { passing, facets: facets.filter(({ values }) => values.length > 0) };
}

const totalsOf = new WeakMap<readonly unknown[], { codes: Uint32Array; totals: Uint32Array }>();

/**
 * The number of entries with each combination. It is counted once, because a ranking serves many
 * pages.
 */
function countAll<Item, Entry>(
  { filters, codes, combinations }: FacetColumns<Item>,
  entries: readonly Entry[],
  placeOf: (entry: Entry) => number,
): Uint32Array {
  const known = totalsOf.get(entries);
  if (known?.codes === codes) {
    return known.totals;
  }
  const totals = new Uint32Array(combinations.length);
  for (const entry of entries) {
    countEntry(codes, totals, placeOf(entry) * filters.length, filters.length);
  }
  totalsOf.set(entries, { codes, totals });
  return totals;
}

/** Uses loops over numbers instead of callbacks, because thousands of entries are counted. */
function countFiltered<Item, Entry>(
  { filters, codes, combinations }: FacetColumns<Item>,
  entries: readonly Entry[],
  {
    placeOf,
    wanted,
    test,
  }: {
    placeOf(entry: Entry): number;
    wanted: readonly (readonly string[])[];
    test: ((entry: Entry) => boolean) | null;
  },
): { passing: readonly Entry[]; counts: Uint32Array } {
  const allowed = Uint8Array.from(combinations, ({ filter, values }) => {
    const asked = wanted[filter] ?? [];
    return asked.length === 0 || values.some((value) => asked.includes(value)) ? 1 : 0;
  });
  // A filter without a choice lets every entry pass.
  const choosing = wanted.flatMap((asked, filter) => (asked.length > 0 ? [filter] : []));
  const counts = new Uint32Array(combinations.length);
  const passing: Entry[] = [];
  for (const entry of entries) {
    const from = placeOf(entry) * filters.length;
    let failures = test === null || test(entry) ? 0 : 2;
    let failed = 0;
    for (const filter of choosing) {
      const code = codes[from + filter] ?? 0;
      if (allowed[code] === 0) {
        failures += 1;
        failed = code;
      }
    }
    if (failures === 0) {
      passing.push(entry);
      countEntry(codes, counts, from, filters.length);
    } else if (failures === 1) {
      counts[failed] = (counts[failed] ?? 0) + 1;
    }
  }
  return { passing, counts };
}

function countEntry(codes: Uint32Array, counts: Uint32Array, from: number, length: number): void {
  for (let at = from; at < from + length; at += 1) {
    const code = codes[at] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

function toFacet<Item>(
  { key, label, several, labelOf, order = [], showsAll = false, shownMax }: Filter<Item>,
  wanted: readonly string[],
  counts: ReadonlyMap<string, number>,
): Facet {
  const isShown = (value: string) => showsAll || counts.has(value) || wanted.includes(value);
  const toValue = (value: string) => ({
    value,
    label: labelOf(value),
    count: counts.get(value) ?? 0,
    selected: wanted.includes(value),
  });
  const inOrder = new Set(order);
  const others = [...new Set([...counts.keys(), ...wanted])]
    .filter((value) => !inOrder.has(value))
    .map(toValue)
    .sort((a, b) => BY_LABEL.compare(a.label, b.label));
  const values = [...order.filter(isShown).map(toValue), ...others];
  return { key, label, several, ...(shownMax === undefined ? { values } : pick(values, shownMax)) };
}

/** The chosen values first, then the others with the most entries, in their order. */
function pick(
  values: readonly Facet["values"][number][],
  shownMax: number,
): Pick<Facet, "values" | "unlisted"> {
  const chosen = values.filter(({ selected }) => selected);
  const others = values.filter(({ selected, count }) => !selected && count > 0);
  const least = others.map(({ count }) => count).sort((a, b) => b - a)[shownMax - 1] ?? 0;
  const above = others.filter(({ count }) => count > least).length;
  let room = shownMax - above;
  const shown = others.filter(({ count }) => count > least || (count === least && room-- > 0));
  const unlisted = others.length - shown.length;
  return { values: [...chosen, ...shown], ...(unlisted > 0 && { unlisted }) };
}
