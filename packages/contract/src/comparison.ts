import Type, { type Static } from "typebox";
import { COMPARED_MAX } from "./limits.ts";
import { Nullable } from "./nullable.ts";
import { Tipology } from "./offers.ts";

const ComparedItem = Type.Object({
  slug: Type.String(),
  path: Type.String(),
  name: Type.String(),
  brand: Type.String(),
  /** The figure it is ranked by, €; null if it cannot be computed. */
  figureEur: Nullable(Type.Number()),
  /** The figure's period, as `all’anno`. */
  figureLabel: Type.String(),
  estimate: Type.Boolean(),
  /** Why there is no figure; empty if there is one. */
  reason: Type.String(),
  /** The parts of the figure, € each, in the same order for all; empty without a figure. */
  parts: Type.Array(Type.Object({ label: Type.String(), amountEur: Type.Number() })),
});

/** A row of a comparison: one value for each item, in the items' order. */
const ComparisonRow = Type.Object({
  label: Type.String(),
  /** Path of the answer that explains the row. */
  more: Type.Optional(Type.String()),
  values: Type.Array(Type.String()),
  /** True if the values are not all the same. */
  differs: Type.Boolean(),
});

/**
 * `GET /offers/compare?tipology=…&confronta=a,b`, `/vehicles/compare`, `/terminals/compare`,
 * `/internet/compare`.
 */
export const Comparison = Type.Object({
  tipology: Tipology,
  items: Type.Array(ComparedItem, { maxItems: COMPARED_MAX }),
  groups: Type.Array(Type.Object({ title: Type.String(), rows: Type.Array(ComparisonRow) })),
  /** The visitor's present spend, € a year, if the address contains it. */
  presentSpendEur: Type.Optional(Type.Number()),
  /** True if that spend is a *stima*; absent = it is not. */
  isPresentEstimate: Type.Optional(Type.Literal(true)),
  /** Slugs that were requested but not found, or that have another typology. */
  missing: Type.Array(Type.String()),
  /** The assumptions behind the figures, in Italian. */
  assumptions: Type.Array(Type.String()),
});
export type Comparison = Static<typeof Comparison>;
