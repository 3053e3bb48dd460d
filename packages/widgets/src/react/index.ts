export {
  VolpeFavouritesButton,
  type VolpeFavouritesButtonProps,
  VolpeOfferCards,
  type VolpeOfferCardsProps,
  VolpeQuoteAssistant,
  type VolpeQuoteAssistantProps,
} from "./elements.tsx";
export { type LoadOptions, loadVolpe } from "./load-volpe.ts";
