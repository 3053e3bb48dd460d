import Type, { type Static } from "typebox";
import { Nullable } from "./nullable.ts";
import { EnergyTipology } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { FigurePer, ProductTipology } from "./products.ts";

/** The Map of the specification: nine text fields, each empty until it is known. */
export const AddressMap = Type.Object({
  address: Type.String({ maxLength: 200 }),
  street: Type.String({ maxLength: 200 }),
  postal_code: Type.String({ maxLength: 10 }),
  city: Type.String({ maxLength: 100 }),
  province: Type.String({ maxLength: 100 }),
  country: Type.String({ maxLength: 100 }),
  latitude: Type.String({ maxLength: 24 }),
  longitude: Type.String({ maxLength: 24 }),
  region: Type.String({ maxLength: 100 }),
});
export type AddressMap = Static<typeof AddressMap>;

/** A place by which a list's offers can be restricted: a province, or one of its comuni. */
export const PlaceChoice = Type.Object({
  kind: OneOf(["province", "comune"]),
  /** Label that is shown and can be typed: `Monza (MB)`, `Provincia di Lecco`. */
  label: Type.String(),
  /** Two-letter sign. */
  province: Type.String(),
  region: Type.String(),
  /** ISTAT code, six digits; absent for a province. */
  comune: Type.Optional(Type.String()),
});
export type PlaceChoice = Static<typeof PlaceChoice>;

/** `GET /places?q=`: at most 8, the likeliest first. */
export const PlaceSuggestions = Type.Array(PlaceChoice, { maxItems: 8 });
export type PlaceSuggestions = Static<typeof PlaceSuggestions>;

/** `GET /places/resolve?luogo=`: the places that a typed text matches. */
export const PlaceResolution = Type.Union([
  Type.Object({ status: Type.Literal("found"), place: PlaceChoice }),
  /**
   * Several places match: the text is ambiguous, or it names a region, whose provinces are then
   * listed. A single place is listed if its name was incomplete or misspelt.
   */
  Type.Object({
    status: Type.Literal("ambiguous"),
    choices: Type.Array(PlaceChoice, { maxItems: 12 }),
  }),
  Type.Object({ status: Type.Literal("unknown") }),
]);
export type PlaceResolution = Static<typeof PlaceResolution>;

/**
 * `GET /places/near`: a guess from a position, which the visitor confirms. `places` has the
 * province first, then the nearest comuni; it is empty for a position outside Italy.
 */
export const PlacesNear = Type.Object({ places: PlaceSuggestions });
export type PlacesNear = Static<typeof PlacesNear>;

/** An offer that is named on the page of a place. */
export const PlaceOffer = Type.Object({
  name: Type.String(),
  supplier: Type.String(),
  /** The item's path with the place in its query. */
  path: Type.String(),
  /** € a year for the reference supply. */
  spendEur: Type.Number(),
  estimate: Type.Boolean(),
});
export type PlaceOffer = Static<typeof PlaceOffer>;

/** The offers of one typology that are valid in a place. */
export const PlaceTipology = Type.Object({
  tipology: EnergyTipology,
  /** Number of offers ranked there for the reference supply. */
  total: Type.Integer(),
  /** Number of ranked offers that are valid only in some zones of Italy. */
  local: Type.Integer(),
  /** The first local offers in the ranking, at most 3. */
  localOffers: Type.Array(PlaceOffer),
  /** Null if no offer is ranked. */
  cheapest: Nullable(PlaceOffer),
  /** The supply that the figures are for, in Italian. */
  supply: Type.String(),
  /** The list's path with the place in its query. */
  listPath: Type.String(),
});
export type PlaceTipology = Static<typeof PlaceTipology>;

/** The entries of an imported typology that are sold in a place. */
export const PlaceProducts = Type.Object({
  tipology: ProductTipology,
  total: Type.Integer(),
  /** Number of entries that are sold only in some provinces. */
  local: Type.Integer(),
  cheapest: Nullable(
    Type.Object({
      name: Type.String(),
      brand: Type.String(),
      path: Type.String(),
      figureEur: Type.Number(),
      figurePer: FigurePer,
    }),
  ),
  listPath: Type.String(),
});
export type PlaceProducts = Static<typeof PlaceProducts>;

/** `GET /places/{province}?comune=`. */
export const PlaceOffers = Type.Object({
  place: PlaceChoice,
  tipologies: Type.Array(PlaceTipology),
  /** Internet, terminals, rentals. */
  products: Type.Array(PlaceProducts),
  /** True if the data are invented for the demonstration. */
  demonstration: Type.Boolean(),
});
export type PlaceOffers = Static<typeof PlaceOffers>;

/** `GET /places/regions/{region}`: the provinces of a region with the valid offers of each. */
export const RegionOffers = Type.Object({
  region: Type.String(),
  provinces: Type.Array(PlaceOffers),
});
export type RegionOffers = Static<typeof RegionOffers>;

/** The cookie `place`: the last chosen place. It contains no personal data. */
export const RememberedPlace = Type.Object({
  province: Type.String({ pattern: "^[A-Z]{2}$" }),
  comune: Type.Optional(Type.String({ pattern: "^\\d{6}$" })),
  label: Type.String({ maxLength: 100 }),
});
export type RememberedPlace = Static<typeof RememberedPlace>;
