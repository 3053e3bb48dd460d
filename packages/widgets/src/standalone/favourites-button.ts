import { defineFavouritesButton } from "../favourites-button/define-favourites-button.ts";
import { claimVolpe, warn } from "../loader/volpe.ts";

/** The whole widget in one classic script, for a page that pins its hash. */
const [volpe, isFirst] = claimVolpe(VOLPE_VERSION);
if (!isFirst && customElements.get("volpe-favourites-button") !== undefined) {
  warn("volpe-favourites-button is on this page already.");
}
defineFavouritesButton(volpe);
