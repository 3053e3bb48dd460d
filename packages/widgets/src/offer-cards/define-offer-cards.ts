import { defineElement } from "../define/define-widget.ts";
import type { Volpe } from "../loader/volpe.ts";
import { createOfferCardsElement } from "./offer-cards-element.ts";

/**
 * Defines `<volpe-offer-cards>`. Does nothing on a server or if it is already defined.
 *
 * @example
 * defineOfferCards(createVolpe({ host: "https://volpe.example", tracking: "AFF-123" }));
 */
export function defineOfferCards(volpe: Volpe): void {
  defineElement("volpe-offer-cards", () => createOfferCardsElement(volpe));
}
