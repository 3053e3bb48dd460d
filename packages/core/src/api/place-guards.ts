import type {
  PlaceChoice,
  PlaceOffer,
  PlaceOffers,
  PlaceProducts,
  PlaceResolution,
  PlacesNear,
  PlaceTipology,
  RegionOffers,
} from "@volpe/contract";
import {
  type Guard,
  isFlag,
  isInteger,
  isListOf,
  isNullable,
  isNumber,
  isOneOf,
  isOptional,
  isShape,
  isText,
} from "../guard/guard.ts";

const isPlaceChoice = isShape<PlaceChoice>({
  kind: isOneOf("province", "comune"),
  label: isText,
  province: isText,
  region: isText,
  comune: isOptional(isText),
});

export const isPlaceSuggestions = isListOf(isPlaceChoice);

type ResolutionOf<Status> = Extract<PlaceResolution, { status: Status }>;

const isFound = isShape<ResolutionOf<"found">>({
  status: isOneOf("found"),
  place: isPlaceChoice,
});
const isAmbiguous = isShape<ResolutionOf<"ambiguous">>({
  status: isOneOf("ambiguous"),
  choices: isPlaceSuggestions,
});
const isUnknown = isShape<ResolutionOf<"unknown">>({ status: isOneOf("unknown") });

export const isPlaceResolution: Guard<PlaceResolution> = (value): value is PlaceResolution =>
  isFound(value) || isAmbiguous(value) || isUnknown(value);

export const isPlacesNear = isShape<PlacesNear>({ places: isPlaceSuggestions });

const isPlaceOffer = isShape<PlaceOffer>({
  name: isText,
  supplier: isText,
  path: isText,
  spendEur: isNumber,
  estimate: isFlag,
});

const isPlaceTipology = isShape<PlaceTipology>({
  tipology: isOneOf("luce", "gas"),
  total: isInteger,
  local: isInteger,
  localOffers: isListOf(isPlaceOffer),
  cheapest: isNullable(isPlaceOffer),
  supply: isText,
  listPath: isText,
});

const isPlaceProducts = isShape<PlaceProducts>({
  tipology: isOneOf("noleggio", "pos", "internet"),
  total: isInteger,
  local: isInteger,
  cheapest: isNullable(
    isShape<NonNullable<PlaceProducts["cheapest"]>>({
      name: isText,
      brand: isText,
      path: isText,
      figureEur: isNumber,
      figurePer: isOneOf("month", "24-months"),
    }),
  ),
  listPath: isText,
});

export const isPlaceOffers = isShape<PlaceOffers>({
  place: isPlaceChoice,
  tipologies: isListOf(isPlaceTipology),
  products: isListOf(isPlaceProducts),
  demonstration: isFlag,
});

export const isRegionOffers = isShape<RegionOffers>({
  region: isText,
  provinces: isListOf(isPlaceOffers),
});
