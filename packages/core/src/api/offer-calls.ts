import type {
  Comparison,
  EnergyTipology,
  ExcludedList,
  OfferList,
  OfferSheet,
} from "@volpe/contract";
import { isComparison } from "./comparison-guards.ts";
import { isExcludedList, isOfferList, isOfferSheet } from "./offer-guards.ts";
import type { Request } from "./request.ts";

/** `search` is that of the page's address: the server reads it and says what it had to ignore. */
type Options = { search?: URLSearchParams; signal?: AbortSignal };

export type OfferCalls = {
  list(tipology: EnergyTipology, options?: Options): Promise<OfferList>;
  /** Every offer that the list of the same query leaves out. */
  excluded(tipology: EnergyTipology, options?: Options): Promise<ExcludedList>;
  /** Up to four side by side: those of `confronta`. */
  compare(tipology: EnergyTipology, options?: Options): Promise<Comparison>;
  sheet(slug: string, options?: Options): Promise<OfferSheet>;
};

export function createOfferCalls(request: Request): OfferCalls {
  const get = { method: "GET" } as const;
  return {
    list: (tipology, options) =>
      request({ ...get, path: "/offers", query: { tipology }, data: isOfferList, ...options }),
    excluded: (tipology, options) =>
      request({
        ...get,
        path: "/offers/excluded",
        query: { tipology },
        data: isExcludedList,
        ...options,
      }),
    compare: (tipology, options) =>
      request({
        ...get,
        path: "/offers/compare",
        query: { tipology },
        data: isComparison,
        ...options,
      }),
    sheet: (slug, options) =>
      request({
        ...get,
        path: `/offers/${encodeURIComponent(slug)}`,
        data: isOfferSheet,
        ...options,
      }),
  };
}
