import type { ProductTipology } from "@volpe/contract";
import type { NamedModel } from "./understanding/named-model.ts";

/** An item as the flow speaks of it: words and figures are the catalogue's, never its own. */
export type FlowItem = {
  slug: string;
  tipology: ProductTipology;
  /** For whom the figure is: the one asked for, unless the item is for the other alone. */
  destination: "privati" | "aziende";
  name: string;
  brand: string;
  /** Of the item's page, relative to the host. */
  path: string;
  figureEur: number;
  /** The figure with what it is for, as `329 € al mese, IVA inclusa, 36 mesi`. */
  figure: string;
  /** What `figureEur` is of. */
  figurePer: "month" | "24-months";
  /** Invented, until an operator imports a file. */
  demonstration: boolean;
};

/** The rentals, terminals and lines that the flow may ask for; `search` as a list's address says it. */
export type FlowProducts = {
  /** Null where it is not on sale today. */
  findItem(slug: string, search: URLSearchParams): FlowItem | null;
  /** Cheapest first for what `search` says; empty where none fits. */
  best(tipology: ProductTipology, search: URLSearchParams, count: number): FlowItem[];
  /** The cars that may be named by who asks for that audience, cheapest first. */
  cars(destination: string): NamedModel[];
};

/** A world without any of them. */
export const NO_PRODUCTS: FlowProducts = { findItem: () => null, best: () => [], cars: () => [] };
