import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  DataEnvelope,
  PlaceOffers,
  PlaceResolution,
  PlaceSuggestions,
  PlacesNear,
  PROVINCES,
  RegionOffers,
} from "@volpe/contract";
import Type from "typebox";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { createKeptPlaceOffers } from "./kept-place-offers.ts";
import { findPlaceChoice } from "./place-choice.ts";
import { toProvinceChoice } from "./place-words.ts";
import { findPlacesNear } from "./places-near.ts";
import { resolvePlace, suggestPlaces } from "./resolve-place.ts";

const TypedPlace = Type.String({ maxLength: 200 });

/** `GET /places…`: finding a place and what is valid there. Nothing asked here is kept. */
export function placeRoutes(
  services: Pick<Services, "catalogue" | "products">,
): FastifyPluginAsyncTypebox {
  const offersOf = createKeptPlaceOffers(services);
  return async (app) => {
    app.get(
      "/places",
      {
        schema: {
          summary: "Comuni and provinces for what is being typed, at most 8",
          querystring: Type.Object({ q: TypedPlace }),
          response: { 200: DataEnvelope(PlaceSuggestions) },
        },
      },
      async ({ query }) => ({ data: suggestPlaces(query.q) }),
    );
    app.get(
      "/places/resolve",
      {
        schema: {
          summary: "What a typed place means",
          querystring: Type.Object({ luogo: TypedPlace }),
          response: { 200: DataEnvelope(PlaceResolution) },
        },
      },
      async ({ query }) => ({ data: resolvePlace(query.luogo) }),
    );
    app.get(
      "/places/near",
      {
        schema: {
          summary: "The province and the comuni that a position seems to be in",
          querystring: Type.Object({
            latitude: Type.Number({ minimum: -90, maximum: 90 }),
            longitude: Type.Number({ minimum: -180, maximum: 180 }),
          }),
          response: { 200: DataEnvelope(PlacesNear) },
        },
      },
      async ({ query }) => ({ data: { places: findPlacesNear(query) } }),
    );
    app.get(
      "/places/regions/:region",
      {
        schema: {
          summary: "What is valid in each province of a region",
          params: Type.Object({ region: Type.String({ maxLength: 40 }) }),
          response: { 200: DataEnvelope(RegionOffers) },
        },
      },
      async ({ params: { region } }) => {
        const provinces = PROVINCES.filter((province) => province.region === region);
        if (provinces.length === 0) {
          throw new AppError("not-found");
        }
        const inOrder = provinces.toSorted((a, b) => a.name.localeCompare(b.name, "it"));
        const found: PlaceOffers[] = [];
        for (const province of inOrder) {
          found.push(offersOf(toProvinceChoice(province)));
          // Others are answered between one province and the next.
          await new Promise((resolve) => setImmediate(resolve));
        }
        return { data: { region, provinces: found } };
      },
    );
    app.get(
      "/places/:province",
      {
        schema: {
          summary: "What is valid in a province, or in one comune of it",
          params: Type.Object({ province: Type.String({ maxLength: 2 }) }),
          querystring: Type.Object({ comune: Type.Optional(Type.String({ maxLength: 6 })) }),
          response: { 200: DataEnvelope(PlaceOffers) },
        },
      },
      async ({ params, query }) => {
        const place = findPlaceChoice(params.province, query.comune);
        if (place === null) {
          throw new AppError("not-found");
        }
        return { data: offersOf(place) };
      },
    );
  };
}
