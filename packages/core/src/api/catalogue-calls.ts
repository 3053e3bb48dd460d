import {
  type Comparison,
  type EnergyTipology,
  type ExcludedList,
  type OfferList,
  type OfferSheet,
  PRODUCT_FOLDERS,
  type ProductList,
  type ProductSheet,
  type ProductTipology,
} from "@volpe/contract";
import type { Request } from "./request.ts";

/**
 * `search` is the query of the page's address. The server parses it and names the parameters that
 * it ignored.
 */
type Options = { search?: URLSearchParams; signal?: AbortSignal };

/**
 * The lists and sheets of electricity and gas. A failure throws `ApiError`.
 *
 * @example
 * const search = new URLSearchParams("consumo=2700");
 * const { offers } = await createOfferCalls(client.api.request).list("luce", { search });
 */
export function createOfferCalls(request: Request) {
  const get =
    <T>(path: string) =>
    (tipology: EnergyTipology, options?: Options) =>
      request<T>({ method: "GET", path: `/offers${path}`, query: { tipology }, ...options });
  return {
    list: get<OfferList>(""),
    /** Every offer that the list of the same query leaves out. */
    excluded: get<ExcludedList>("/excluded"),
    /** Compares up to four offers: those of `confronta`. */
    compare: get<Comparison>("/compare"),
    sheet: (slug: string, options?: Options) =>
      request<OfferSheet>({
        method: "GET",
        path: `/offers/${encodeURIComponent(slug)}`,
        ...options,
      }),
  };
}

/**
 * The lists and sheets of rentals, terminals and internet lines. A failure throws `ApiError`.
 *
 * @example
 * const { items } = await createProductCalls(request).list("pos", { search });
 */
export function createProductCalls(request: Request) {
  const get = <T>(tipology: ProductTipology, path: string[], options?: Options) =>
    request<T>({
      method: "GET",
      path: `/${[PRODUCT_FOLDERS[tipology], ...path].map(encodeURIComponent).join("/")}`,
      ...options,
    });
  return {
    list: (tipology: ProductTipology, options?: Options) => get<ProductList>(tipology, [], options),
    /** Compares up to four entries: those of `confronta`. */
    compare: (tipology: ProductTipology, options?: Options) =>
      get<Comparison>(tipology, ["compare"], options),
    /** `address` is a slug; for a vehicle it is the two parts of its path. */
    sheet: (tipology: ProductTipology, address: string[], options?: Options) =>
      get<ProductSheet>(tipology, address, options),
  };
}
