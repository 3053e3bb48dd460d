export { type LoadOptions, loadVolpe } from "../loader/load-volpe.ts";
export {
  VolpeFavouritesButton,
  type VolpeFavouritesButtonProps,
  VolpeOfferCards,
  type VolpeOfferCardsProps,
  VolpeQuoteAssistant,
  type VolpeQuoteAssistantProps,
} from "./elements.tsx";
export type {
  VolpeFavouritesButtonAttributes,
  VolpeOfferCardsAttributes,
  VolpeQuoteAssistantAttributes,
} from "./jsx-types.ts";
