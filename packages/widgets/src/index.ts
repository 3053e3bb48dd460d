export { createWidget, defineElement } from "./define/define-widget.ts";
export { defineFavouritesButton } from "./favourites-button/define-favourites-button.ts";
export type {
  FavouritesEventMap,
  VolpeFavouritesButtonAttributes,
  VolpeFavouritesButtonElement,
} from "./favourites-button/element-types.ts";
export type { Volpe } from "./loader/volpe.ts";
export { defineOfferCards } from "./offer-cards/define-offer-cards.ts";
export type {
  OfferCardsEventMap,
  VolpeOfferCardsAttributes,
  VolpeOfferCardsElement,
} from "./offer-cards/element-types.ts";
export { defineQuoteAssistant } from "./quote-assistant/define-quote-assistant.ts";
export type {
  VolpeEventMap,
  VolpeQuoteAssistantAttributes,
  VolpeQuoteAssistantElement,
} from "./quote-assistant/element-types.ts";
