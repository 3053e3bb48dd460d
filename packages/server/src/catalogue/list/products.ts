import type {
  Comparison,
  ProductList,
  ProductResult,
  ProductSheet,
  ProductState,
  ProductTipology,
} from "@volpe/contract";
import type { PublishedOffer } from "../../seller-papers/published-offer.ts";
import type { CardWords } from "./typology.ts";

/** The part of an item that other folders may use without knowing its typology. */
export type ProductItem = Omit<CardWords, "brand" | "path" | "note"> & {
  /** Unique over all typologies. */
  slug: string;
  tipology: ProductTipology;
  path: string;
  brand: ProductResult["brand"];
  /** The figure for the reference query, €, and what it is for, as `al mese, IVA inclusa, 36 mesi`. */
  figureEur: number;
  figureBasis: string;
  /** ISO day of the import that contained it. */
  updatedAt: string;
  /** False once the product ended or left the catalogue. */
  current: boolean;
};

/**
 * Rentals, terminals and internet lines of the current snapshots. They are in memory and replaced
 * when an import switches; only `reload`, `findEnded`, `findEndedVariant` and `findEndedItem` read
 * the database.
 *
 * @example
 * products.list("pos", new URLSearchParams("incasso=8000&amex=si")).items
 */
export type Products = {
  /** `search` is the query of an address; values that cannot be used are reported in `ignored`. */
  list(tipology: ProductTipology, search: URLSearchParams): ProductList;
  compare(tipology: ProductTipology, search: URLSearchParams): Comparison;
  /** Null if no such item is on sale today. */
  sheet(slug: string, search: URLSearchParams): ProductSheet | null;
  /** An item that ended or left the catalogue, read from the database. */
  findEnded(slug: string, search: URLSearchParams): Promise<ProductSheet | null>;
  /** The slug of a variant by the two parts of its address; null if there is none. */
  findVariant(vehicle: string, variant: string): string | null;
  /**
   * The slug of a variant that left the catalogue, by the two parts of its address, read from the
   * database.
   */
  findEndedVariant(vehicle: string, variant: string): Promise<string | null>;
  /** Every item on sale today, cheapest first within a typology. */
  items(tipology?: ProductTipology): readonly ProductItem[];
  /**
   * An item on sale, or an ended one that the snapshot still has, with `current` false. `search` is
   * the query of an address; absent = the reference query.
   */
  findItem(slug: string, search?: URLSearchParams): ProductItem | null;
  /** An item that left the catalogue, read from the database. */
  findEndedItem(slug: string): Promise<ProductItem | null>;
  /** How the seller's documents of an item in memory are filed; null if no order needs them. */
  paperedAs(slug: string): PublishedOffer | null;
  state(tipology: ProductTipology): ProductState;
  /** A text that changes at every switch and at midnight. Caches use it as a key. */
  version(): string;
  /** Reads the current snapshots again. */
  reload(): Promise<void>;
  /** Stops looking for switches made by other processes. */
  close(): Promise<void>;
};
