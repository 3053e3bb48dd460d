import { defineElement } from "../define/define-widget.ts";
import type { Volpe } from "../loader/volpe.ts";
import { createFavouritesButtonElement } from "./favourites-button-element.ts";

/** Defines `<volpe-favourites-button>`; does nothing on a server or where it is defined. */
export function defineFavouritesButton(volpe: Volpe): void {
  defineElement("volpe-favourites-button", () => createFavouritesButtonElement(volpe));
}
