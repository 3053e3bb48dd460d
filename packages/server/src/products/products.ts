import type {
  Comparison,
  Picture,
  ProductList,
  ProductSheet,
  ProductState,
  ProductTipology,
} from "@volpe/contract";

/** What any room may need of an item without knowing its typology's rules. */
export type ProductItem = {
  /** One item over all typologies. */
  slug: string;
  tipology: ProductTipology;
  destination: "privati" | "aziende";
  path: string;
  name: string;
  brand: { name: string; slug: string; mark: string | null };
  /** Who sells it, where that is not the brand. */
  seller: string | null;
  kind: string;
  picture: Picture;
  /** The figure for the query of reference, €; with its words, as `329,00 € al mese, IVA inclusa, 36 mesi, …`. */
  figureEur: number;
  figureWords: string;
  facts: readonly string[];
  /** What else it has, in the words it is sought by; never shown. */
  sought: string;
  description: string;
  /** ISO dates; `validTo` null = open-ended. */
  validTo: string | null;
  updatedAt: string;
  /** False once it ended or left the catalogue. */
  current: boolean;
};

/**
 * Rentals, terminals and internet lines: the current snapshots, held in memory and replaced when an
 * import switches. Everything but `reload` and `findEnded` answers from memory.
 */
export type Products = {
  /** `search` as it stands in an address; what cannot be used is told in `ignored`. */
  list(tipology: ProductTipology, search: URLSearchParams): ProductList;
  compare(tipology: ProductTipology, search: URLSearchParams): Comparison;
  /** Null where no such item is on sale today. */
  sheet(slug: string, search: URLSearchParams): ProductSheet | null;
  /** An item that ended or left the catalogue, read from the database. */
  findEnded(slug: string, search: URLSearchParams): Promise<ProductSheet | null>;
  /** The slug of a variant by the two parts of its address; null where there is none. */
  findVariant(vehicle: string, variant: string): string | null;
  /** The same of a variant that left the catalogue, read from the database. */
  findEndedVariant(vehicle: string, variant: string): Promise<string | null>;
  /** Every item on sale today, cheapest first within a typology. */
  items(tipology?: ProductTipology): readonly ProductItem[];
  /** On sale, or ended while the snapshot still has it: then `current` is false. */
  findItem(slug: string): ProductItem | null;
  /** An item that left the catalogue, read from the database. */
  findEndedItem(slug: string): Promise<ProductItem | null>;
  state(tipology: ProductTipology): ProductState;
  /** Another value after each switch: part of the key of whatever is kept. */
  version(): string;
  /** Reads the current snapshots again. */
  reload(): Promise<void>;
  /** Stops looking for switches made by other processes. */
  close(): Promise<void>;
};
