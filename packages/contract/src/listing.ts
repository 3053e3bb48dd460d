import Type, { type Static } from "typebox";

/** One value that a list may be narrowed by. */
export const FacetValue = Type.Object({
  /** As it stands in the address. */
  value: Type.String(),
  /** In Italian. */
  label: Type.String(),
  /** How many would be listed with it, the other filters staying as they are. */
  count: Type.Integer(),
  selected: Type.Boolean(),
});
export type FacetValue = Static<typeof FacetValue>;

/** A filter with countable values. A range or a figure is a `RangeFilter`. */
export const Facet = Type.Object({
  /** The parameter of the address, as `fornitore`. */
  key: Type.String(),
  label: Type.String(),
  /** True where several values may be chosen at once; the address joins them with commas. */
  several: Type.Boolean(),
  /** One value is always in force: there is no list without it, as for a rental's duration. */
  required: Type.Optional(Type.Boolean()),
  values: Type.Array(FacetValue),
  /** How many values more there are than a list can show; absent = none. */
  unlisted: Type.Optional(Type.Integer()),
});
export type Facet = Static<typeof Facet>;

/**
 * A filter that takes a figure, as the highest monthly fee. `min` and `max` are what the API
 * accepts, and any figure between them; `step` is for a slider.
 */
export const RangeFilter = Type.Object({
  key: Type.String(),
  label: Type.String(),
  unit: Type.String(),
  min: Type.Number(),
  max: Type.Number(),
  step: Type.Number(),
  value: Type.Union([Type.Number(), Type.Null()]),
});
export type RangeFilter = Static<typeof RangeFilter>;

/** A filter in force, shown as a chip; without it the address loses `value` from `key`. */
export const AppliedFilter = Type.Object({
  key: Type.String(),
  value: Type.String(),
  label: Type.String(),
});
export type AppliedFilter = Static<typeof AppliedFilter>;

/** A parameter of the address that could not be used, and how to mend it, in Italian. */
export const IgnoredParameter = Type.Object({ key: Type.String(), message: Type.String() });
export type IgnoredParameter = Static<typeof IgnoredParameter>;

/** A way to order a list. */
export const SortChoice = Type.Object({
  value: Type.String(),
  label: Type.String(),
  selected: Type.Boolean(),
});
export type SortChoice = Static<typeof SortChoice>;

/** What is around the entries of any list. */
export const ListFrame = Type.Object({
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  facets: Type.Array(Facet),
  ranges: Type.Array(RangeFilter),
  applied: Type.Array(AppliedFilter),
  sorts: Type.Array(SortChoice),
  ignored: Type.Array(IgnoredParameter),
  /** What the figures rest on, in Italian, one sentence each. */
  assumptions: Type.Array(Type.String()),
});
export type ListFrame = Static<typeof ListFrame>;
