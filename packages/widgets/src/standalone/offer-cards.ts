import { defineOfferCards } from "../offer-cards/define-offer-cards.ts";
import { claimElement } from "./claim-element.ts";

/** The whole widget in one classic script, for a page that pins its hash. */
defineOfferCards(claimElement("volpe-offer-cards"));
