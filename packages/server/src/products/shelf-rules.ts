import type {
  AppliedFilter,
  Chooser,
  Destination,
  FigurePer,
  IgnoredParameter,
  ProductSheet,
  ProductTipology,
  RangeFilter,
} from "@volpe/contract";
import type { Choices, Filter } from "../listing/narrow.ts";

/** A product of a snapshot, or one that left the catalogue, with what its typology says of it. */
export type Product<Data> = {
  slug: string;
  /** `vehicle/variant` of a rental; null for the others. */
  address: string | null;
  data: Data;
  /** ISO day of the import that had it. */
  updatedAt: string;
};

/** What is the same whatever is asked. */
export type ProductFacts = {
  name: string;
  brand: string;
  /** Who sells it, where that is not the brand. */
  seller: string | null;
  kind: string;
  /** Whom the figure of reference is for. */
  destination: Destination;
  /** On the site; null where it follows from destination, brand and slug. */
  path: string | null;
  description: string;
  /** ISO date; null = open-ended. */
  validTo: string | null;
  facts: readonly string[];
  note: string;
  /** What else it has, in the words it is sought by; never shown. */
  sought: string;
};

/** What a product costs for a query, € to the cent. */
export type Quote = {
  eur: number;
  destination: Destination;
  /** What stands beside the figure; worded when asked, for most figures only rank. */
  toNote(): string;
  parts: readonly { label: string; amountEur: number }[];
  /** What a list may be sorted by, the figure aside. */
  keys: Readonly<Record<string, number>>;
};

export type Outcome =
  | { status: "computed"; quote: Quote }
  /** Why there is no figure, in Italian. */
  | { status: "excluded"; reason: string };

export type ProductFilter<Data> = Filter<Data> & {
  /** How to mend a value that means nothing, in Italian. */
  mending: string;
};

/** What every query has. */
export type ListQuery = { chosen: Choices; page: number; sort: string };

export type Candidate<Data> = { product: Product<Data>; quote: Quote };

/** A choice that changes the figures, so that each of its values is counted by a list of its own. */
export type FigureChoice<Query> = {
  key: string;
  label: string;
  values: readonly { value: string; label: string }[];
  selected: string;
  with(value: string): Query;
};

export type Section = ProductSheet["sections"][number];

/** The pure rules of a typology: what is read from an address, what it costs, what is said of it. */
export type ShelfRules<Data, Own extends object> = {
  tipology: ProductTipology;
  figurePer: FigurePer;
  /** What the figure is of, as `al mese`. */
  figureWords: string;
  describe(product: Product<Data>): ProductFacts;
  /** Of the products on sale, whose names label the values. */
  filters(data: readonly Data[]): readonly ProductFilter<Data>[];
  sorts: readonly {
    value: string;
    label: string;
    /** Lowest first. */
    keyOf(quote: Quote): number;
  }[];
  /** The typology's own part of a query. Never throws: what is unusable is told in `ignored`. */
  readOwn(
    search: URLSearchParams,
    data: readonly Data[],
  ): { own: Own; ignored: IgnoredParameter[] };
  quote(data: Data, own: Own): Outcome;
  /** The nearest query for which the product has a figure, and what was changed for it. */
  fit(data: Data, own: Own): { own: Own; told: IgnoredParameter[] };
  /** The same query where the product is sold, for one that was chosen by its name. */
  whereSold(data: Data, own: Own): Own;
  /** Filters without countable values. */
  tests(own: Own): readonly ((quote: Quote, data: Data) => boolean)[];
  choices(own: Own, data: readonly Data[]): readonly FigureChoice<Own>[];
  ranges(own: Own, quotes: readonly Quote[]): RangeFilter[];
  /** Chips of what is in force besides the filters. */
  applied(own: Own): AppliedFilter[];
  assumptions(own: Own): string[];
  /** What is said of a list besides. */
  listAssumptions(own: Own): string[];
  choosers(data: Data, own: Own): Chooser[];
  /** Figures that a sheet lets one change. */
  sheetRanges(own: Own): RangeFilter[];
  /** `quote` null = no figure for this query. The same titles and labels for all products. */
  sections(data: Data, own: Own, quote: Quote | null): Section[];
  /** Variants of one model, offers of one provider. */
  isSibling(a: Data, b: Data): boolean;
};
