import { defineElement } from "../define/define-widget.ts";
import type { Volpe } from "../loader/volpe.ts";
import { createFavouritesButtonElement } from "./favourites-button-element.ts";

/**
 * Defines `<volpe-favourites-button>`. Does nothing on a server or if it is already defined.
 *
 * @example
 * defineFavouritesButton(createVolpe({ host: "https://volpe.example" }));
 */
export function defineFavouritesButton(volpe: Volpe): void {
  defineElement("volpe-favourites-button", () => createFavouritesButtonElement(volpe));
}
