import type {
  CatalogueState,
  EnergyTipology,
  ExcludedList,
  OfferList,
  OfferQuery,
  OfferResult,
  OfferSheet,
  SupplyProfile,
} from "@volpe/contract";

/**
 * The current snapshot of offers, held in memory and replaced when an import switches.
 * Everything but `reload` and `findClosedSheet` answers from memory.
 */
export type Catalogue = {
  /** Ranked by annual spend, cheapest first; 24 a page. */
  rank(tipology: EnergyTipology, query: OfferQuery): OfferList;
  /** All that such a ranking leaves out, each with why; `pagina` counts for nothing. */
  excluded(tipology: EnergyTipology, query: OfferQuery): ExcludedList;
  /** An offer of the current snapshot; null when no such slug is there. */
  sheet(slug: string, query: OfferQuery): OfferSheet | null;
  /** An offer that ended or left the data, read from the database. */
  findClosedSheet(slug: string, query: OfferQuery): Promise<OfferSheet | null>;
  /** The cheapest offers of a profile; `offers` is empty and the median null when none ranks. */
  best(profile: SupplyProfile, count: number): BestOffers;
  state(): CatalogueState;
  /** Names of all suppliers with an offer in the snapshot, sorted, each once. */
  suppliers(): string[];
  /** Reads the current snapshot again. */
  reload(): Promise<void>;
  /** Stops looking for switches made by other processes. */
  close(): Promise<void>;
};

export type BestOffers = { offers: OfferResult[]; medianSpendEur: number | null };
