import Type, { type Static } from "typebox";
import { Nullable } from "./nullable.ts";
import { OneOf } from "./one-of.ts";

/** One value by which a list can be filtered. */
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
  /** Number of values that `values` leaves out; absent = none. */
  unlisted: Type.Optional(Type.Integer()),
});
export type Facet = Static<typeof Facet>;

/** A figure whose usual size is known: kWh, Smc, kW, a shop's takings and payment, €. */
export const FigureMeaning = OneOf(["luce", "gas", "power", "takings", "receipt"]);
export type FigureMeaning = Static<typeof FigureMeaning>;

/**
 * A filter for a figure, for example the highest monthly fee. The API accepts every figure from
 * `min` to `max`; `step` is for a slider.
 */
export const RangeFilter = Type.Object({
  key: Type.String(),
  label: Type.String(),
  unit: Type.String(),
  min: Type.Number(),
  max: Type.Number(),
  step: Type.Number(),
  /** What the figure measures, if it usually has a known size; absent = it may have any size. */
  measures: Type.Optional(FigureMeaning),
  value: Nullable(Type.Number()),
  /** The figure that a `value` of an unlikely size probably means; `value` if there is no guess. */
  meant: Type.Optional(Type.Number()),
});
export type RangeFilter = Static<typeof RangeFilter>;

/** A figure that is split into shares, %: some usual splits, or a custom one. */
export const ShareFilter = Type.Object({
  /** The parameter of the address. It joins the shares with hyphens. */
  key: Type.String(),
  label: Type.String(),
  presets: Type.Array(
    Type.Object({ value: Type.String(), label: Type.String(), selected: Type.Boolean() }),
  ),
  parts: Type.Array(Type.Object({ label: Type.String(), percent: Type.Number() })),
});
export type ShareFilter = Static<typeof ShareFilter>;

/** An active filter, shown as a chip. Its removal deletes `value` from the parameter `key`. */
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
