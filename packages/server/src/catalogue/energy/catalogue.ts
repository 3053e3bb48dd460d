import {
  type CatalogueState,
  type Comparison,
  type EnergyTipology,
  type ExcludedList,
  type OfferList,
  type OfferQuery,
  type OfferResult,
  type OfferTerms,
  type SupplyProfile,
  toRomeDay,
} from "@volpe/contract";
import type { EnergyOffer } from "../../spend/energy-offer.ts";
import type { IndexMonth } from "../../spend/tariff/index-price.ts";
import { type CatalogueEntry, type OfferHead, toOfferHead } from "./catalogue-entry.ts";
import type { OfferSearch } from "./energy-query.ts";
import type { OfferExport } from "./offer-csv.ts";
import type { CatalogueSheet } from "./offer-sheet.ts";
import type { PricedContract } from "./price-contract.ts";

/**
 * The offers of the current snapshot. It is in memory and replaced when an import switches; only
 * `reload` and `findClosedSheet` read the database.
 *
 * @example
 * catalogue.rank("luce", { consumo: 2700, provincia: "MI", prezzo: "fisso" }).offers
 */
export type Catalogue = {
  /**
   * Ranked by annual spend, cheapest first; 24 a page. With `isSpendSure` the offers are compared
   * with a present spend of any size, because it was computed and not typed.
   */
  rank(tipology: EnergyTipology, query: OfferQuery, options?: { isSpendSure?: boolean }): OfferList;
  /** Every offer that the ranking leaves out, with the reason. Ignores `pagina`. */
  excluded(tipology: EnergyTipology, query: OfferQuery): ExcludedList;
  /** Compares up to four offers for one supply; further and unknown slugs are in `missing`. */
  compare(tipology: EnergyTipology, query: OfferQuery, slugs: readonly string[]): Comparison;
  /** The whole list of a query as a table; `publicUrl` has no slash at its end. */
  exportCsv(tipology: EnergyTipology, query: OfferQuery, publicUrl: string): OfferExport;
  /**
   * The sheet of an offer of the current snapshot for the query of an address, which is read as the
   * offer's typology writes it; null if the slug is unknown.
   */
  sheet(slug: string, search: OfferSearch): CatalogueSheet | null;
  /**
   * The sheet of an offer that left the data, read from the database; null if the slug is unknown.
   */
  findClosedSheet(slug: string, search: OfferSearch): Promise<CatalogueSheet | null>;
  /**
   * The cheapest offers of a profile; `offers` is empty and the median null when no offer ranks.
   */
  best(profile: SupplyProfile, count: number): BestOffers;
  /**
   * Prices a contract that is not in the catalogue for the supply and the scenario of a list,
   * together with the cheapest offers of that list.
   */
  priceContract(tipology: EnergyTipology, query: OfferQuery, contract: EnergyOffer): PricedContract;
  /** The wholesale prices by month, oldest first. */
  indexMonths(): readonly IndexMonth[];
  /** How an offer can be accepted; null unless it is on sale today. */
  terms(slug: string): OfferTerms | null;
  state(): CatalogueState;
  /** The names of all suppliers with an offer in the snapshot, sorted, each once. */
  suppliers(): readonly string[];
  /** The supplier of each offer on sale. */
  onSale(): { brand: OfferResult["supplier"] }[];
  /** Every offer on sale, without figures: for search, brands and the sitemap. */
  entries(): readonly ListedEntry[];
  /**
   * A text that changes when a list may change: at a switch, in a new month, or when an offer
   * begins or ends. It is equal in all processes.
   */
  version(): string;
  /** Reads the current snapshot again. */
  reload(): Promise<void>;
  /** Stops looking for switches made by other processes. */
  close(): Promise<void>;
};

export type BestOffers = { offers: OfferResult[]; medianSpendEur: number | null };

/** An offer on sale, without figures. */
export type ListedEntry = OfferHead & {
  supplierVatNumber: string;
  /** Last day on sale, ISO date, Rome. */
  validTo: string;
  /** True if it is sold only as electricity and gas together; such offers never rank. */
  dual: boolean;
  /** True for an offer at the regulator's conditions (PLACET). */
  placet: boolean;
  /** First day of the data in which it has its present content, ISO. */
  changedDay: string;
  offerDigest: string;
};

export function toListedEntry(entry: CatalogueEntry): ListedEntry {
  const { offer, changedDay, offerDigest } = entry;
  return {
    ...toOfferHead(entry),
    changedDay,
    offerDigest,
    validTo: toRomeDay(offer.validToMs),
    dual: offer.dual !== null || !offer.standalone,
    supplierVatNumber: offer.supplierVatNumber,
    placet: offer.source === "placet",
  };
}
