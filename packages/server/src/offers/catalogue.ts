import type {
  CatalogueState,
  Comparison,
  EnergyTipology,
  ExcludedList,
  OfferList,
  OfferQuery,
  OfferResult,
  OfferSheet,
  SupplyProfile,
} from "@volpe/contract";
import type { ListedEntry } from "./listed-entry.ts";
import type { OfferExport } from "./offer-csv.ts";

/**
 * The current snapshot of offers, held in memory and replaced when an import switches.
 * Everything but `reload` and `findClosedSheet` answers from memory.
 */
export type Catalogue = {
  /** Ranked by annual spend, cheapest first; 24 a page. */
  rank(tipology: EnergyTipology, query: OfferQuery): OfferList;
  /** All that such a ranking leaves out, each with why; `pagina` counts for nothing. */
  excluded(tipology: EnergyTipology, query: OfferQuery): ExcludedList;
  /** Up to four side by side for one supply; the rest, and what is not there, is `missing`. */
  compare(tipology: EnergyTipology, query: OfferQuery, slugs: readonly string[]): Comparison;
  /** All that the list of the query holds, on every page, as a table; `publicUrl` without a slash. */
  exportCsv(tipology: EnergyTipology, query: OfferQuery, publicUrl: string): OfferExport;
  /** An offer of the current snapshot; null when no such slug is there. */
  sheet(slug: string, query: OfferQuery): OfferSheet | null;
  /** An offer that ended or left the data, read from the database. */
  findClosedSheet(slug: string, query: OfferQuery): Promise<OfferSheet | null>;
  /** The cheapest offers of a profile; `offers` is empty and the median null when none ranks. */
  best(profile: SupplyProfile, count: number): BestOffers;
  state(): CatalogueState;
  /** Names of all suppliers with an offer in the snapshot, sorted, each once. */
  suppliers(): string[];
  /** Who sells what, one entry for each offer of the snapshot that is on sale. */
  onSale(): OfferOnSale[];
  /** What is on sale, one entry for each offer: for search, brands and the sitemap. */
  entries(): readonly ListedEntry[];
  /**
   * Another text as soon as anything that a list says may have changed: a switch, a new month, an
   * offer that begins or ends. The same in every process.
   */
  version(): string;
  /** Reads the current snapshot again. */
  reload(): Promise<void>;
  /** Stops looking for switches made by other processes. */
  close(): Promise<void>;
};

export type BestOffers = { offers: OfferResult[]; medianSpendEur: number | null };

export type OfferOnSale = Pick<OfferResult, "tipology" | "destination"> & {
  brand: OfferResult["supplier"];
};
