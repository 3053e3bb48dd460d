import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
  FavouritesButtonValues,
  FavouritesEventMap,
  VolpeFavouritesButtonElement,
} from "../favourites-button/element-types.ts";
import type {
  OfferCardsEventMap,
  OfferCardsValues,
  VolpeOfferCardsElement,
} from "../offer-cards/element-types.ts";
import type {
  QuoteAssistantValues,
  VolpeEventMap,
  VolpeQuoteAssistantElement,
} from "../quote-assistant/element-types.ts";

/** HTML's attributes, key, ref and children of an element, and the element's own values. */
export type ElementAttributes<Element, Values> = DetailedHTMLProps<
  HTMLAttributes<Element>,
  Element
> & { [Name in keyof Values]?: Values[Name] | undefined };

/**
 * Props by which React itself listens to a custom element, as `onvolpe-error`. On a server's markup
 * React 19 attaches them only when they change; the components of `react/` do so at once.
 */
type NativeListeners<EventMap> = {
  [Name in keyof EventMap & string as `on${Name}`]?: ((event: EventMap[Name]) => void) | undefined;
};

/** Without `opening`, of which React would make an attribute before the element is defined. */
export type VolpeQuoteAssistantAttributes = ElementAttributes<
  VolpeQuoteAssistantElement,
  Omit<QuoteAssistantValues, "opening">
> &
  NativeListeners<VolpeEventMap>;

export type VolpeOfferCardsAttributes = ElementAttributes<
  VolpeOfferCardsElement,
  OfferCardsValues
> &
  NativeListeners<OfferCardsEventMap>;

export type VolpeFavouritesButtonAttributes = ElementAttributes<
  VolpeFavouritesButtonElement,
  FavouritesButtonValues
> &
  NativeListeners<FavouritesEventMap>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "volpe-quote-assistant": VolpeQuoteAssistantAttributes;
      "volpe-offer-cards": VolpeOfferCardsAttributes;
      "volpe-favourites-button": VolpeFavouritesButtonAttributes;
    }
  }
}
