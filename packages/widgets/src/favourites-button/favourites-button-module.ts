/** The module that the loader imports. */
export { defineFavouritesButton as define } from "./define-favourites-button.ts";
