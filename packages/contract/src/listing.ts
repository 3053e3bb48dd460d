import Type, { type Static } from "typebox";
import { OneOf } from "./one-of.ts";

/** One value that a list can be filtered by. */
export const FacetValue = Type.Object({
  /** The value as it is written in the address. */
  value: Type.String(),
  /** In Italian. */
  label: Type.String(),
  /** Number of results with this value and the other current filters. */
  count: Type.Integer(),
  selected: Type.Boolean(),
});
export type FacetValue = Static<typeof FacetValue>;

/** A filter with countable values. A range or a figure is a `RangeFilter`. */
export const Facet = Type.Object({
  /** The parameter of the address, as `fornitore`. */
  key: Type.String(),
  label: Type.String(),
  /** True if several values may be chosen at once; the address joins them with commas. */
  several: Type.Boolean(),
  /** True if one value is always chosen, as for a rental's duration. */
  required: Type.Optional(Type.Boolean()),
  values: Type.Array(FacetValue),
  /** How many values were left out of `values`; absent = none. */
  unlisted: Type.Optional(Type.Integer()),
});
export type Facet = Static<typeof Facet>;

/** A figure whose usual size is known: kWh, Smc, kW, a shop's takings and receipt, €. */
export const FigureMeaning = OneOf(["luce", "gas", "power", "takings", "receipt"]);
export type FigureMeaning = Static<typeof FigureMeaning>;

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
  /** The meaning of a figure that is usually of a known size; absent = it may be of any size. */
  measures: Type.Optional(FigureMeaning),
  value: Type.Union([Type.Number(), Type.Null()]),
});
export type RangeFilter = Static<typeof RangeFilter>;

/** A figure that is split in shares, %: a few usual splits, or one's own. */
export const ShareFilter = Type.Object({
  /** The parameter of the address, which joins the shares with a hyphen. */
  key: Type.String(),
  label: Type.String(),
  presets: Type.Array(
    Type.Object({ value: Type.String(), label: Type.String(), selected: Type.Boolean() }),
  ),
  parts: Type.Array(Type.Object({ label: Type.String(), percent: Type.Number() })),
});
export type ShareFilter = Static<typeof ShareFilter>;

/** A filter in force, shown as a chip; without it the address loses `value` from `key`. */
export const AppliedFilter = Type.Object({
  key: Type.String(),
  value: Type.String(),
  label: Type.String(),
});
export type AppliedFilter = Static<typeof AppliedFilter>;

/** A parameter of the address that could not be used, and how to correct it, in Italian. */
export const IgnoredParameter = Type.Object({ key: Type.String(), message: Type.String() });
export type IgnoredParameter = Static<typeof IgnoredParameter>;

/** A way to order a list. */
export const SortChoice = Type.Object({
  value: Type.String(),
  label: Type.String(),
  selected: Type.Boolean(),
});
export type SortChoice = Static<typeof SortChoice>;

/** The part of a list's answer that is the same for every typology. */
export const ListFrame = Type.Object({
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  facets: Type.Array(Facet),
  ranges: Type.Array(RangeFilter),
  applied: Type.Array(AppliedFilter),
  sorts: Type.Array(SortChoice),
  ignored: Type.Array(IgnoredParameter),
  /** The assumptions behind the figures, in Italian, one sentence each. */
  assumptions: Type.Array(Type.String()),
});
export type ListFrame = Static<typeof ListFrame>;
