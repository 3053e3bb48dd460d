import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  PlaceOffers,
  PlaceResolution,
  PlaceSuggestions,
  PlacesNear,
  PROVINCES,
  RegionOffers,
} from "@volpe/contract";
import Type from "typebox";
import { AppError, getFound } from "../errors.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { findPlaceChoice } from "./place-choice.ts";
import { createPlaceOffers } from "./place-offers.ts";
import { toProvinceChoice } from "./place-words.ts";
import { findPlacesNear } from "./places-near.ts";
import { resolvePlace, suggestPlaces } from "./resolve-place.ts";

const TypedPlace = Type.String({ maxLength: 200 });

/** `GET /places…`: finds a place and what is valid there. Nothing from these requests is stored. */
export function placeRoutes(
  services: Pick<Services, "catalogue" | "products">,
): FastifyPluginAsyncTypebox {
  const offersOf = createPlaceOffers(services);
  return async (app) => {
    app.get(
      "/places",
      toRoute("Comuni and provinces for a partly typed text, at most 8", PlaceSuggestions, {
        querystring: Type.Object({ q: TypedPlace }),
      }),
      async ({ query }) => ({ data: suggestPlaces(query.q) }),
    );
    app.get(
      "/places/resolve",
      toRoute("The places that a typed text matches", PlaceResolution, {
        querystring: Type.Object({ luogo: TypedPlace }),
      }),
      async ({ query }) => ({ data: resolvePlace(query.luogo) }),
    );
    app.get(
      "/places/near",
      toRoute("The probable province and comuni of a position", PlacesNear, {
        querystring: Type.Object({
          latitude: Type.Number({ minimum: -90, maximum: 90 }),
          longitude: Type.Number({ minimum: -180, maximum: 180 }),
        }),
      }),
      async ({ query }) => ({ data: { places: findPlacesNear(query) } }),
    );
    app.get(
      "/places/regions/:region",
      toRoute("The offers that are valid in each province of a region", RegionOffers, {
        params: Type.Object({ region: Type.String({ maxLength: 40 }) }),
      }),
      async ({ params: { region } }) => {
        const provinces = PROVINCES.filter((province) => province.region === region);
        if (provinces.length === 0) {
          throw new AppError("not-found");
        }
        const inOrder = provinces.toSorted((a, b) => a.name.localeCompare(b.name, "it"));
        const found: PlaceOffers[] = [];
        for (const province of inOrder) {
          found.push(offersOf(toProvinceChoice(province)));
          // Yields after each province, so that other requests are answered in between.
          await new Promise((resolve) => setImmediate(resolve));
        }
        return { data: { region, provinces: found } };
      },
    );
    app.get(
      "/places/:province",
      toRoute("The offers that are valid in a province or in one of its comuni", PlaceOffers, {
        params: Type.Object({ province: Type.String({ maxLength: 2 }) }),
        querystring: Type.Object({ comune: Type.Optional(Type.String({ maxLength: 6 })) }),
      }),
      async ({ params, query }) => {
        const place = getFound(findPlaceChoice(params.province, query.comune));
        return { data: offersOf(place) };
      },
    );
  };
}
