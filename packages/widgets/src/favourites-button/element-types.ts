import type { Theme } from "../define/theme.ts";

/** The values of the element's attributes and properties. */
export type FavouritesButtonValues = {
  /**
   * The offer that a click saves or removes. Without a slug, or with a malformed one, the element
   * is a link to the list.
   */
  slug: string;
  /** The offer's name, for screen readers. */
  label: string;
  /** Whether the number of favourites is shown next to the button, as a link to the list. */
  count: boolean;
  tracking: string;
  theme: Theme;
};

export type FavouritesEventMap = {
  /** An offer was saved or removed; `count` is the number of favourites on this page. */
  "volpe-favourite": CustomEvent<{ slug: string; pressed: boolean; count: number }>;
};

/**
 * `<volpe-favourites-button>`.
 *
 * @example
 * const button = document.querySelector("volpe-favourites-button");
 * button.addEventListener("volpe-favourite", ({ detail }) => console.log(detail.count));
 * button.toggle();
 */
export interface VolpeFavouritesButtonElement extends HTMLElement, FavouritesButtonValues {
  /** Whether the offer of `slug` is a favourite. */
  readonly pressed: boolean;
  /** The slugs that this page keeps, newest first. */
  readonly favourites: readonly string[];
  /** Saves the offer of `slug` or removes it. Does nothing without a slug. */
  toggle(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "volpe-favourites-button": VolpeFavouritesButtonElement;
  }
  interface HTMLElementEventMap extends FavouritesEventMap {}
}
