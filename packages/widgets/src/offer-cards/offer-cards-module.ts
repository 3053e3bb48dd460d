/** The module that the loader imports. */
export { defineOfferCards as define } from "./define-offer-cards.ts";
