import type {
  Chooser,
  Destination,
  FigurePer,
  IgnoredParameter,
  Picture,
  ProductSheet,
  ProductTipology,
} from "@volpe/contract";
import type { PublishedOffer } from "../../seller-papers/published-offer.ts";
import type { Filter } from "./filter.ts";
import type { Sort } from "./list-page.ts";
import type { QueryField } from "./query-field.ts";

/** A product of a snapshot, or one that left the catalogue, with the data of its typology. */
export type Product<Data> = {
  slug: string;
  /** `vehicle/variant` of a rental; null for the others. */
  address: string | null;
  data: Data;
  /** ISO day of the import that contained it. */
  updatedAt: string;
};

/** The texts of a product's card that do not depend on the query. */
export type CardWords = {
  name: string;
  brand: string;
  /** The seller if it is not the brand. */
  seller: string | null;
  kind: string;
  picture: Picture;
  /** The kind of customer that the reference figure is for. */
  destination: Destination;
  /** Path on the site; null if it follows from destination, brand and slug. */
  path: string | null;
  description: string;
  /** ISO date; null = open-ended. */
  validTo: string | null;
  facts: readonly string[];
  note: string;
  /** Words for the search; never shown. */
  sought: string;
};

type QuotePart = {
  label: string;
  amountEur: number;
  /** True if 0 € says nothing: a card and a sheet then leave the part out. */
  omittedAtZero?: true;
};

/** The cost of a product for a query, € to the cent. */
export type ItemQuote = {
  eur: number;
  destination: Destination;
  /**
   * The text next to the figure. It is a function, because most figures only rank and are never
   * shown.
   */
  toNote(): string;
  parts: readonly QuotePart[];
  /** The values by which a list may be sorted besides the figure. */
  keys: Readonly<Record<string, number>>;
};

export type Outcome =
  | { status: "computed"; quote: ItemQuote }
  /** Why there is no figure, in Italian. */
  | { status: "excluded"; reason: string };

/** A product with its figure for a query. */
export type PricedProduct<Data> = { data: Data; quote: ItemQuote };

export type Section = ProductSheet["sections"][number];

/** The sections that every sheet has: the costs and the terms. */
export const COST_SECTION = "Quanto costa";
export const CONDITIONS_SECTION = "Condizioni";

/**
 * One kind of product that people compare. The code of this folder makes the list, the comparison
 * and the sheet; a typology contains only the differences. It is pure: it knows neither Fastify nor
 * the database.
 *
 * @example
 * createProductList(TERMINALS, { products, state, today }).list(new URLSearchParams("amex=si"))
 */
export interface Typology<Data, Query extends object> {
  tipology: ProductTipology;
  figurePer: FigurePer;
  /** The parameters of the address besides the filters, in the order of their chips. */
  fields: readonly QueryField<Query, Data, PricedProduct<Data>>[];
  /** A rule over several fields: returns the query without values that contradict the others. */
  settle?(query: Query): { query: Query; ignored: IgnoredParameter[] };
  /** The filters. `data` are the products on sale, whose names label some values. */
  filters(data: readonly Data[]): readonly Filter<Data>[];
  /** The orders of a list; the first is the order of the figures. */
  sorts: readonly Sort<PricedProduct<Data>>[];
  price(data: Data, query: Query): Outcome;
  /** The nearest query for which the product has a figure, and the changes made for it. */
  fit(data: Data, query: Query): { query: Query; changed: IgnoredParameter[] };
  /**
   * The query for a province where the product is sold, for a comparison that contains it; absent =
   * unchanged.
   */
  whereSold?(data: Data, query: Query): Query;
  describe(product: Product<Data>): CardWords;
  /** What the file says about the contracting party. */
  provider(data: Data): ProductSheet["provider"];
  /** How the seller's own documents of a product are filed; null if no order needs them. */
  paperedAs(product: Product<Data>): PublishedOffer | null;
  /** The assumptions behind the figures, in Italian. */
  assumptions(query: Query): string[];
  /** Further assumptions of a list. */
  listAssumptions?(query: Query): string[];
  choosers?(data: Data, query: Query): Chooser[];
  /** The sum of all payments over a fixed duration; absent = there is none. */
  total?(data: Data, query: Query): ProductSheet["total"];
  /** What each month and year cost as billed; absent = the figure is what is paid. */
  schedule?(data: Data): NonNullable<ProductSheet["schedule"]>;
  /** The sections of sheet and comparison, with the same titles and labels for all products. */
  sections(data: Data, query: Query): Section[];
  /** True for variants of one model and for offers of one provider. */
  isSibling(a: Data, b: Data): boolean;
}
