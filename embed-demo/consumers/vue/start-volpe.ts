import { loadVolpe, type VolpeOfferCardsElement } from "@volpe/widgets";

/** Adds the host's script once. */
export function startVolpe(): void {
  loadVolpe({ host: import.meta.env.VITE_VOLPE_HOST, tracking: "APP-VUE" });
}

/** The number of cards in the element's event; 0 if it shows more than its `limit`. */
export function countCards(event: HTMLElementEventMap["volpe-cards"]): number {
  const cards = event.target as VolpeOfferCardsElement;
  return cards.limit >= event.detail.shown ? event.detail.shown : 0;
}
