import { claimVolpe, warn } from "../loader/volpe.ts";
import { defineOfferCards } from "../offer-cards/define-offer-cards.ts";

/** The whole widget in one classic script, for a page that pins its hash. */
const [volpe, isFirst] = claimVolpe(VOLPE_VERSION);
if (!isFirst && customElements.get("volpe-offer-cards") !== undefined) {
  warn("volpe-offer-cards is on this page already.");
}
defineOfferCards(volpe);
