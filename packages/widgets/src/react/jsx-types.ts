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
import type { ElementAttributes, NativeListeners } from "./element-attributes.ts";

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
