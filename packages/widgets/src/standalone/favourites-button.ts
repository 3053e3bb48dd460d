import { defineFavouritesButton } from "../favourites-button/define-favourites-button.ts";
import { claimElement } from "./claim-element.ts";

/** The whole widget in one classic script, for a page that pins its hash. */
defineFavouritesButton(claimElement("volpe-favourites-button"));
