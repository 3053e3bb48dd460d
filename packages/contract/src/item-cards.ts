import Type, { type Static } from "typebox";
import { Item } from "./browsing.ts";
import { Nullable } from "./nullable.ts";
import { OfferResult } from "./offers.ts";
import { ProductResult } from "./products.ts";

/** What an offer's card shows, by its kind. */
export const ShownCard = Type.Union([
  Type.Object({ kind: Type.Literal("energy"), offer: OfferResult }),
  Type.Object({ kind: Type.Literal("product"), product: ProductResult }),
]);
export type ShownCard = Static<typeof ShownCard>;

/** Highest number of items in an answer of `GET /items`. */
export const ITEM_CARDS_MAX = 12;
/** Cards that an element without a limit shows. */
export const ITEM_CARDS_DEFAULT = 3;

/**
 * The query of `GET /items`. Every other parameter is the use that the figures are for, as the query
 * of an item's page has it (`consumo=3100`).
 */
export const ItemCardsQuery = Type.Object({
  slugs: Type.String({ description: "Joined by commas; at most 12 are read" }),
});

/** An item with its card, for `GET /items`. */
export const ItemCard = Type.Object({
  ...Item.properties,
  /** Null if the item has no figure that can be compared, or has ended. */
  card: Nullable(ShownCard),
  /** Day of the data, ISO date; null when there is none. */
  updatedAt: Nullable(Type.String()),
  /** True for an invented offer. */
  demonstration: Type.Boolean(),
});
export type ItemCard = Static<typeof ItemCard>;
