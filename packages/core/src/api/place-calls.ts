import type {
  PlaceOffers,
  PlaceResolution,
  PlaceSuggestions,
  PlacesNear,
  Position,
  RegionOffers,
} from "@volpe/contract";
import type { Call, Request } from "./request.ts";

/**
 * @example
 * const places = await createPlaceCalls(request).suggest("monza");
 */
export function createPlaceCalls(request: Request) {
  const get = <T>(path: string, options: Pick<Call, "query" | "signal"> = {}) =>
    request<T>({ method: "GET", path: `/places${path}`, ...options });
  return {
    /** Suggests comuni and provinces for the typed text, at most 8. */
    suggest: (q: string, options?: { signal: AbortSignal }) =>
      get<PlaceSuggestions>("", { query: { q }, ...options }),
    resolve: (luogo: string) => get<PlaceResolution>("/resolve", { query: { luogo } }),
    /** The answer is a guess. */
    near: (query: Position) => get<PlacesNear>("/near", { query }),
    offers: ({ province, comune }: { province: string; comune?: string | undefined }) =>
      get<PlaceOffers>(`/${encodeURIComponent(province)}`, { query: { comune } }),
    region: (name: string) => get<RegionOffers>(`/regions/${encodeURIComponent(name)}`),
  };
}
