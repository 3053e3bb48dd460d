import Type, { type Static } from "typebox";
import { ShownCard } from "./item-cards.ts";
import { Nullable } from "./nullable.ts";

/** One card of the feed, with the texts that a page needs to draw it. */
export const FeedCard = Type.Object({
  slug: Type.String(),
  /**
   * Whole address of the offer's page, with the use and the tracking value; once the offer ended,
   * the address of its list.
   */
  url: Type.String(),
  name: Type.String(),
  brand: Type.String(),
  /** False once the offer ended. */
  current: Type.Boolean(),
  /** The figure in words, as `700,23 € l’anno`; null if the offer has none that can be compared. */
  amount: Nullable(Type.String()),
  /** What the figure is for, as `Spesa di un anno per 2.700 kWh, imposte comprese`. */
  basis: Nullable(Type.String()),
  /**
   * The sentences that must be shown next to the card: why its figure is an estimate, which discounts
   * with a condition it leaves out, and the commission. Null for none.
   */
  notice: Nullable(Type.String()),
  /** All that the site's own card shows; null if the offer has no figure. */
  card: Nullable(ShownCard),
});
export type FeedCard = Static<typeof FeedCard>;

/** `GET /embed/offer-cards.json`: the cards of `<volpe-offer-cards>` for a page drawn on a server. */
export const CardFeed = Type.Object({
  cards: Type.Array(FeedCard),
  /** Day of the data, ISO date; null when there is none. */
  updatedAt: Nullable(Type.String()),
  /** True while offers are invented. */
  demonstration: Type.Boolean(),
  /** The source that the data's licence asks to name; null if the cards need none. */
  source: Nullable(Type.String()),
  /** Whole addresses with the tracking value. */
  links: Type.Object({ list: Type.String(), method: Type.String() }),
});
export type CardFeed = Static<typeof CardFeed>;
