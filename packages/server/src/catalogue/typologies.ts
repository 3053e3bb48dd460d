import type { ProductState, ProductTipology } from "@volpe/contract";
import { INTERNET_IMPORT } from "./internet/internet-import.ts";
import { INTERNET_LINES } from "./internet/internet-lines.ts";
import { createProductList, type TypologyList } from "./list/create-product-list.ts";
import type { Product, Typology } from "./list/typology.ts";
import { TERMINAL_IMPORT } from "./pos/terminal-import.ts";
import { TERMINALS } from "./pos/terminals.ts";
import { RENTALS } from "./rental/rentals.ts";
import { VEHICLE_IMPORT } from "./rental/vehicle-import.ts";

/** How each typology's file is read. */
export const PRODUCT_IMPORTS = {
  noleggio: VEHICLE_IMPORT,
  pos: TERMINAL_IMPORT,
  internet: INTERNET_IMPORT,
} as const satisfies Record<ProductTipology, object>;

type ListInput = { products: readonly Product<unknown>[]; state: ProductState; today: string };

/** Creates the list of a typology, with products that the typology's import stored. */
export function createTypologyList(tipology: ProductTipology, input: ListInput): TypologyList {
  switch (tipology) {
    case "noleggio":
      return create(RENTALS, input);
    case "pos":
      return create(TERMINALS, input);
    case "internet":
      return create(INTERNET_LINES, input);
  }
}

function create<Data, Query extends object>(
  typology: Typology<Data, Query>,
  input: ListInput,
): TypologyList {
  // The import of the same typology checked each row before it was stored.
  return createProductList(typology, {
    ...input,
    products: input.products as readonly Product<Data>[],
  });
}
