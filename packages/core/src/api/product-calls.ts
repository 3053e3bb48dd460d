import type { Comparison, ProductList, ProductSheet, ProductTipology } from "@volpe/contract";
import { isComparison } from "./comparison-guards.ts";
import { isProductList, isProductSheet } from "./product-guards.ts";
import type { Request } from "./request.ts";

/** `search` is that of the page's address: the server reads it and says what it had to ignore. */
type Options = { search?: URLSearchParams; signal?: AbortSignal };

export type ProductCalls = {
  list(tipology: ProductTipology, options?: Options): Promise<ProductList>;
  /** Up to four side by side: those of `confronta`. */
  compare(tipology: ProductTipology, options?: Options): Promise<Comparison>;
  vehicle(address: { vehicle: string; variant: string }, options?: Options): Promise<ProductSheet>;
  /** The same by its slug, as the item page's address has it. */
  vehicleBySlug(slug: string, options?: Options): Promise<ProductSheet>;
  terminal(slug: string, options?: Options): Promise<ProductSheet>;
  internet(slug: string, options?: Options): Promise<ProductSheet>;
};

const FOLDERS = { noleggio: "vehicles", pos: "terminals", internet: "internet" } as const;

export function createProductCalls(request: Request): ProductCalls {
  const sheet = (path: string[], options?: Options) =>
    request({
      method: "GET",
      path: `/${path.map(encodeURIComponent).join("/")}`,
      data: isProductSheet,
      ...options,
    });
  return {
    list: (tipology, options) =>
      request({ method: "GET", path: `/${FOLDERS[tipology]}`, data: isProductList, ...options }),
    compare: (tipology, options) =>
      request({
        method: "GET",
        path: `/${FOLDERS[tipology]}/compare`,
        data: isComparison,
        ...options,
      }),
    vehicle: ({ vehicle, variant }, options) => sheet(["vehicles", vehicle, variant], options),
    vehicleBySlug: (slug, options) => sheet(["vehicles", slug], options),
    terminal: (slug, options) => sheet(["terminals", slug], options),
    internet: (slug, options) => sheet(["internet", slug], options),
  };
}
