import { loadVolpe, type VolpeOfferCardsElement } from "@volpe/widgets";

/** Adds the host's script once. */
export function startVolpe(): void {
  loadVolpe({ host: import.meta.env.VITE_VOLPE_HOST, tracking: "APP-VUE" });
}

/** The number of cards that an element tells of. */
export function countCards(event: HTMLElementEventMap["volpe-cards"]): number {
  const cards = event.target as VolpeOfferCardsElement;
  return cards.limit >= event.detail.shown ? event.detail.shown : 0;
}
