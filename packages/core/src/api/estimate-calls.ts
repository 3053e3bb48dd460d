import type { EnergyTipology, Estimate, EstimateSave, RateCreated } from "@volpe/contract";
import type { Request } from "./request.ts";

type Asked = {
  tipology: EnergyTipology;
  /** The query of the result's address. */
  search: URLSearchParams;
};

/**
 * Compares the present contract with the offers. A failure throws `ApiError`.
 *
 * @example
 * const { offers } = await createEstimateCalls(request).get({ tipology: "luce", search });
 */
export function createEstimateCalls(request: Request) {
  return {
    get: ({ tipology, search }: Asked) =>
      request<Estimate>({ method: "GET", path: "/estimate", query: { tipology }, search }),
    /** Saves the result as a quote, without any contact. */
    save: ({ tipology, search }: Asked) =>
      request<RateCreated>({
        method: "POST",
        path: "/estimate",
        body: { tipology, query: search.toString() } satisfies EstimateSave,
      }),
  };
}
