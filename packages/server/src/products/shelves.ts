import type { ProductState, ProductTipology } from "@volpe/contract";
import { INTERNET_IMPORT } from "../internet/internet-import.ts";
import { LINE_RULES } from "../internet/line-rules.ts";
import { TERMINAL_IMPORT } from "../terminals/terminal-import.ts";
import { TERMINAL_RULES } from "../terminals/terminal-rules.ts";
import { VEHICLE_IMPORT } from "../vehicles/vehicle-import.ts";
import { VEHICLE_RULES } from "../vehicles/vehicle-rules.ts";
import { createShelf, type Shelf } from "./create-shelf.ts";
import type { Product, ShelfRules } from "./shelf-rules.ts";

export const PRODUCT_TIPOLOGIES = ["noleggio", "pos", "internet"] as const;

/** How each typology's file is read. */
export const PRODUCT_IMPORTS = {
  noleggio: VEHICLE_IMPORT,
  pos: TERMINAL_IMPORT,
  internet: INTERNET_IMPORT,
} as const;

type ShelfInput = { products: readonly Product<unknown>[]; state: ProductState; today: string };

/** The shelf of a typology, over products that its own import stored. */
export function createTypologyShelf(tipology: ProductTipology, input: ShelfInput): Shelf {
  switch (tipology) {
    case "noleggio":
      return stock(VEHICLE_RULES, input);
    case "pos":
      return stock(TERMINAL_RULES, input);
    case "internet":
      return stock(LINE_RULES, input);
  }
}

function stock<Data, Own extends object>(rules: ShelfRules<Data, Own>, input: ShelfInput): Shelf {
  // The import of the same typology checked each row before it was stored.
  return createShelf(rules, { ...input, products: input.products as readonly Product<Data>[] });
}
