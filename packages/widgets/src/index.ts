export { defineFavouritesButton } from "./favourites-button/define-favourites-button.ts";
export type {
  FavouritesEventMap,
  VolpeFavouritesButtonElement,
} from "./favourites-button/element-types.ts";
export { createVolpe, type VolpeOptions } from "./loader/create-volpe.ts";
export { type LoadOptions, loadVolpe } from "./loader/load-volpe.ts";
export type { Volpe } from "./loader/volpe.ts";
export { defineOfferCards } from "./offer-cards/define-offer-cards.ts";
export type {
  OfferCardsEventMap,
  VolpeOfferCardsElement,
} from "./offer-cards/element-types.ts";
export { defineQuoteAssistant } from "./quote-assistant/define-quote-assistant.ts";
export type {
  VolpeEventMap,
  VolpeQuoteAssistantElement,
} from "./quote-assistant/element-types.ts";
