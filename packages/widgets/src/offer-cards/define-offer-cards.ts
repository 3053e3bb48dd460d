import { defineElement } from "../define/define-widget.ts";
import type { Volpe } from "../loader/volpe.ts";
import { createOfferCardsElement } from "./offer-cards-element.ts";

/** Defines `<volpe-offer-cards>`; does nothing on a server or where it is defined. */
export function defineOfferCards(volpe: Volpe): void {
  defineElement("volpe-offer-cards", () => createOfferCardsElement(volpe));
}
