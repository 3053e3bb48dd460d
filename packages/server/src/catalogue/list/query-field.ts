import {
  type AppliedFilter,
  DESTINATIONS,
  type Destination,
  type Facet,
  guessFigure,
  type IgnoredParameter,
  type ItemChoice,
  parseFigure,
  type RangeFilter,
  type ShareFilter,
} from "@volpe/contract";

/**
 * A parameter of an address that is not a filter with countable values. One row of a typology
 * describes it, from its parser to its chip. `Entry` is a priced item, `Item` a stored one.
 *
 * @example
 * const page: QueryField<{ page: number }> = {
 *   key: "pagina",
 *   name: "page",
 *   fallback: 1,
 *   read: (text) => (/^[1-9]\d?$/.test(text) ? Number(text) : undefined),
 *   hint: "Scrivi il numero della pagina, da 1 a 99.",
 *   chip: (value) => `Pagina ${value}`,
 * };
 */
export type QueryField<Query, Item = never, Entry = never> = {
  [Name in keyof Query & string]-?: Field<Name, Query, Item, Entry>;
}[keyof Query & string];

/** The value if the address has no usable one; absent = the property is left out. */
type Fallback<Value> = undefined extends Value ? { fallback?: Value } : { fallback: Value };

type Field<Name extends keyof Query, Query, Item, Entry> = Fallback<Query[Name]> & {
  /** The parameter of the address. */
  key: string;
  /** The property of the query. */
  name: Name;
  /** Returns undefined for an invalid text. `items` are the items on sale. */
  read(text: string, items: readonly Item[]): Query[Name] | undefined;
  /** The valid values in Italian, shown if the address has an invalid one. */
  hint: string | ((items: readonly Item[], text: string) => string);
  /** The chip of a value that is not the fallback; null, or no function, means no chip. */
  chip?(value: NonNullable<Query[Name]>, query: Query): string | null;
  range?: Pick<RangeFilter, "label" | "unit" | "min" | "max" | "step" | "measures"> & {
    /** True if a sheet also reads it, because it changes the figure. */
    onSheet?: boolean;
    /** What a value of an unlikely size probably stands for; null for a likely one. */
    guess?(query: object): number | null;
  };
  /** The shares of a value that splits a figure; a sheet also reads them. */
  shares?: { label: string; presets: readonly ItemChoice[]; parts: readonly string[] };
  /**
   * Values that change all figures of the list, shown as a facet that always has a chosen value.
   */
  choice?: Choice<Query[Name], Item>;
  /** Whether an entry passes. Called only if the value is not null. */
  test?(value: NonNullable<Query[Name]>, entry: Entry): boolean;
  /** Reports its hint after those of the other fields. */
  hintsLast?: boolean;
};

type Choice<Value, Item> = {
  label: string;
  valuesOf(items: readonly Item[]): readonly Value[];
  labelOf(value: NonNullable<Value>): string;
};

/** A field without its types. The functions of a row get only values of the same row. */
type AnyField = Field<string, Record<string, unknown>, unknown, unknown>;

const toRows = <Query, Item, Entry>(fields: readonly QueryField<Query, Item, Entry>[]) =>
  fields as unknown as readonly AnyField[];

/** Reads the fields of an address. Never throws: unusable values are reported in `ignored`. */
export function readFields<Query extends object, Item, Entry>(
  fields: readonly QueryField<Query, Item, Entry>[],
  search: Pick<URLSearchParams, "get">,
  items: readonly Item[],
): { query: Query; ignored: IgnoredParameter[] } {
  const query: Record<string, unknown> = {};
  const ignored: IgnoredParameter[] = [];
  const rows = toRows(fields);
  const inOrder = [
    ...rows.filter(({ hintsLast }) => !hintsLast),
    ...rows.filter(({ hintsLast }) => hintsLast),
  ];
  for (const { key, name, fallback, read, hint } of inOrder) {
    const text = search.get(key)?.trim() ?? "";
    const value = text === "" ? fallback : read(text, items);
    if (value === undefined && text !== "") {
      ignored.push({ key, message: typeof hint === "string" ? hint : hint(items, text) });
    }
    const used = value === undefined ? fallback : value;
    if (used !== undefined) {
      query[name] = used;
    }
  }
  // The type holds, because the field of each property read its value.
  return { query: query as Query, ignored };
}

/** One chip for each field whose value differs from its fallback. */
export function toFieldChips<Query extends object, Item, Entry>(
  fields: readonly QueryField<Query, Item, Entry>[],
  query: Query,
): AppliedFilter[] {
  const values = toValues(query);
  return toRows(fields).flatMap(({ key, name, fallback, chip }) => {
    const value = values[name];
    const isSet = value !== fallback && value !== null && value !== undefined;
    const label = isSet ? (chip?.(value, values) ?? null) : null;
    return label === null ? [] : [{ key, value: formatParameter(value), label }];
  });
}

/** The fields that take a figure within bounds. */
export function toRanges<Query extends object, Item, Entry>(
  fields: readonly QueryField<Query, Item, Entry>[],
  query: Query,
  { onSheet: isSheet }: { onSheet: boolean },
): RangeFilter[] {
  const values = toValues(query);
  return toRows(fields).flatMap(({ key, name, range }): RangeFilter[] => {
    if (range === undefined || (isSheet && !range.onSheet)) {
      return [];
    }
    const { onSheet: _, guess, ...bounds } = range;
    const value = values[name];
    if (typeof value !== "number") return [{ key, ...bounds, value: null }];
    const meant = bounds.measures ? guessFigure(bounds.measures, value) : (guess?.(values) ?? null);
    return [{ key, ...bounds, value, ...(meant !== null && { meant }) }];
  });
}

/** The fields that split a figure into shares. */
export function toShares<Query extends object, Item, Entry>(
  fields: readonly QueryField<Query, Item, Entry>[],
  query: Query,
): ShareFilter[] {
  const values = toValues(query);
  return toRows(fields).flatMap(({ key, name, shares }) => {
    const value = values[name];
    if (shares === undefined || !Array.isArray(value)) {
      return [];
    }
    const { label, presets, parts } = shares;
    const chosen = formatParameter(value);
    return [
      {
        key,
        label,
        presets: presets.map((preset) => ({ ...preset, selected: preset.value === chosen })),
        parts: parts.map((part, index) => ({ label: part, percent: Number(value[index]) })),
      },
    ];
  });
}

/** The test of an entry by the fields other than the filters; null = none. */
export function toTest<Query extends object, Item, Entry>(
  fields: readonly QueryField<Query, Item, Entry>[],
  query: Query,
): ((entry: Entry) => boolean) | null {
  const values = toValues(query);
  const tests = toRows(fields).flatMap(({ name, test }) => {
    const value = values[name] ?? null;
    return test === undefined || value === null ? [] : [(entry: Entry) => test(value, entry)];
  });
  return tests.length === 0 ? null : (entry) => tests.every((test) => test(entry));
}

/**
 * The facets of the fields that change every figure; `count` counts a separate list for each value.
 */
export function toChoiceFacets<Query extends object, Item, Entry>(
  fields: readonly QueryField<Query, Item, Entry>[],
  query: Query,
  { items, count }: { items: readonly Item[]; count(query: Query): number },
): Facet[] {
  const values = toValues(query);
  return toRows(fields).flatMap(({ key, name, choice }) =>
    choice === undefined
      ? []
      : [
          {
            key,
            label: choice.label,
            several: false,
            required: true,
            values: choice.valuesOf(items).map((value) => ({
              value: formatParameter(value),
              label: choice.labelOf(value ?? ""),
              count: count({ ...query, [name]: value }),
              selected: value === values[name],
            })),
          },
        ],
  );
}

function toValues(query: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query));
}

function formatParameter(value: unknown): string {
  return Array.isArray(value) ? value.join("-") : String(value);
}

/**
 * A field for a figure within bounds, in Italian notation, with the dots of `parseFigure`.
 *
 * @example
 * figureField({
 * key: "velocita",
 * name: "minMbps",
 * min: 0,
 * max: 100_000,
 * fallback: null,
 * hint: "Scrivi la velocità minima in Mbps, per esempio 1000.",
 * })
 */
export function figureField<const Name extends string, Fallback extends number | null, Rest>({
  min,
  max,
  range,
  typedUnit = range?.unit,
  ...rest
}: {
  key: string;
  name: Name;
  fallback: Fallback;
  min: number;
  max: number;
  hint: string;
  /** The unit that may be typed with the figure; absent = the shown unit. */
  typedUnit?: string;
  range?: Pick<RangeFilter, "label" | "unit" | "step" | "measures"> & {
    onSheet?: boolean;
    guess?(query: object): number | null;
  };
} & Rest) {
  return {
    ...rest,
    ...(range === undefined ? {} : { range: { ...range, min, max } }),
    read: (text: string) => parseFigure(text, { min, max, unit: typedUnit }) ?? undefined,
  };
}

/** The word of the list that was typed, in whatever case. */
export function readWord<Word extends string>(
  text: string,
  words: readonly Word[],
): Word | undefined {
  const typed = text.toLowerCase();
  return words.find((word) => word === typed);
}

const DESTINATION_LABELS = { privati: "Privati", aziende: "Aziende e partite IVA" } as const;

/** The field for the kind of customer that the figures are for. */
export const DESTINATION_FIELD = {
  key: "destinazione",
  name: "destination",
  fallback: "privati",
  read: (text: string) => readWord(text, DESTINATIONS),
  hint: "Scegli privati oppure aziende.",
  chip: (value: Destination) => DESTINATION_LABELS[value],
  choice: {
    label: "Per chi",
    valuesOf: () => DESTINATIONS,
    labelOf: (value: Destination) => DESTINATION_LABELS[value],
  },
} as const;
