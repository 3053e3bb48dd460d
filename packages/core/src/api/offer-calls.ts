import type {
  EnergyTipology,
  ExcludedList,
  OfferList,
  OfferQuery,
  OfferSheet,
} from "@volpe/contract";
import { isExcludedList, isOfferList, isOfferSheet } from "./offer-guards.ts";
import type { Request } from "./request.ts";

type Options = { signal?: AbortSignal };

export type OfferCalls = {
  list(tipology: EnergyTipology, query: OfferQuery, options?: Options): Promise<OfferList>;
  /** Every offer that the list of the same query leaves out. */
  excluded(tipology: EnergyTipology, query: OfferQuery, options?: Options): Promise<ExcludedList>;
  sheet(slug: string, query: OfferQuery, options?: Options): Promise<OfferSheet>;
};

export function createOfferCalls(request: Request): OfferCalls {
  return {
    list: (tipology, query, { signal } = {}) =>
      request({
        method: "GET",
        path: "/offers",
        query: { tipology, ...query },
        data: isOfferList,
        signal,
      }),
    excluded: (tipology, query, { signal } = {}) =>
      request({
        method: "GET",
        path: "/offers/excluded",
        query: { tipology, ...query },
        data: isExcludedList,
        signal,
      }),
    sheet: (slug, query, { signal } = {}) =>
      request({
        method: "GET",
        path: `/offers/${encodeURIComponent(slug)}`,
        query,
        data: isOfferSheet,
        signal,
      }),
  };
}
