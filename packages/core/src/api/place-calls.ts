import type {
  PlaceOffers,
  PlaceResolution,
  PlaceSuggestions,
  PlacesNear,
  RegionOffers,
} from "@volpe/contract";
import {
  isPlaceOffers,
  isPlaceResolution,
  isPlaceSuggestions,
  isPlacesNear,
  isRegionOffers,
} from "./place-guards.ts";
import type { Request } from "./request.ts";

type Options = { signal?: AbortSignal };

export type PlaceCalls = {
  /** Comuni and provinces for what is being typed, at most 8. */
  suggest(typed: string, options?: Options): Promise<PlaceSuggestions>;
  resolve(typed: string, options?: Options): Promise<PlaceResolution>;
  /** Degrees. The answer is a guess. */
  near(position: { latitude: number; longitude: number }): Promise<PlacesNear>;
  offers(place: { province: string; comune?: string | undefined }): Promise<PlaceOffers>;
  region(name: string): Promise<RegionOffers>;
};

export function createPlaceCalls(request: Request): PlaceCalls {
  return {
    suggest: (q, options) =>
      request({
        method: "GET",
        path: "/places",
        query: { q },
        data: isPlaceSuggestions,
        ...options,
      }),
    resolve: (luogo, options) =>
      request({
        method: "GET",
        path: "/places/resolve",
        query: { luogo },
        data: isPlaceResolution,
        ...options,
      }),
    near: ({ latitude, longitude }) =>
      request({
        method: "GET",
        path: "/places/near",
        query: { latitude, longitude },
        data: isPlacesNear,
      }),
    offers: ({ province, comune }) =>
      request({
        method: "GET",
        path: `/places/${encodeURIComponent(province)}`,
        query: { comune },
        data: isPlaceOffers,
      }),
    region: (name) =>
      request({
        method: "GET",
        path: `/places/regions/${encodeURIComponent(name)}`,
        data: isRegionOffers,
      }),
  };
}
