import type { ProductTipology } from "@volpe/contract";
import type { QuotedItem } from "../quote/product-quote.ts";
import type { CarWishes } from "./understanding/car-wishes.ts";
import type { NamedModel } from "./understanding/named-model.ts";

/** An item as the flow presents it. Its words and figures come from the catalogue. */
export type FlowItem = {
  slug: string;
  tipology: ProductTipology;
  /**
   * The kind of customer of the figure: the requested one, unless the item is only for the other.
   */
  destination: "privati" | "aziende";
  name: string;
  brand: string;
  /** A vehicle's segment, a terminal's type or a line's access technology. */
  kind: string;
  /** Address of the item's page, relative to the host. */
  path: string;
  figureEur: number;
  /** The figure and its conditions, as `329 € al mese, IVA inclusa, 36 mesi`. */
  figure: string;
  /** The period that `figureEur` is for. */
  figurePer: "month" | "24-months";
  /** True for invented demonstration data, until an operator imports a file. */
  demonstration: boolean;
  /** What it saves against the present cost, in words; absent = that is not known. */
  saving?: string;
  /** The list's filters that chose it, as `SUV, Elettrica`; empty = none did. */
  filters: string;
  /** An Italian sentence about a requested value that the figure does not cover; absent = none. */
  caveat?: string;
  /** The item with the same figure, in the form of a quote. */
  quote(): QuotedItem;
};

export type RentalTerm = "durata" | "km" | "anticipo";

/**
 * The rentals, terminals and lines that the flow may ask for. `search` has the query parameters of
 * a list.
 */
export type FlowProducts = {
  /** Null if it is not on sale today. */
  findItem(slug: string, search: URLSearchParams): FlowItem | null;
  /** Items that match `search`, cheapest first; empty if none does. */
  best(tipology: ProductTipology, search: URLSearchParams, count: number): FlowItem[];
  /**
   * The values of `durata`, `km` or `anticipo` that a car offers together with the others of
   * `search`; with an empty `slug` those of any car of its segment. Empty = any value.
   */
  terms(key: RentalTerm, slug: string, search: URLSearchParams): number[];
  /** The cars on sale for this kind of customer that have what is wished, cheapest first. */
  cars(destination: string, wishes?: CarWishes): NamedModel[];
};
