import type { Tipology } from "@volpe/contract";
import type { Theme } from "../define/theme.ts";

/** The values of the element's attributes; the first of each is the default. */
export const TYPOLOGIES = [
  "luce",
  "gas",
  "internet",
  "pos",
  "noleggio",
] as const satisfies Tipology[];
export const LAYOUTS = ["grid", "list", "carousel"] as const;

/** The values of the element's attributes and properties. */
export type OfferCardsValues = {
  /** The list whose first offers are shown. */
  typology: (typeof TYPOLOGIES)[number];
  /** Slugs joined by commas: these offers, whatever their kind, instead of a list. */
  slugs: string;
  /** Slug of a supplier or make: only its offers, and none if it has none. */
  brand: string;
  /** The visitor's consumption, kWh or Smc a year, with two decimals; 0 = the typical one. */
  consumption: number;
  /** Number of cards, 1 to 12. The default is three, of `slugs` too. */
  limit: number;
  layout: (typeof LAYOUTS)[number];
  /** Shows the list's filters above the cards. */
  filters: boolean;
  tracking: string;
  theme: Theme;
};

export type OfferCardsEventMap = {
  /** Cards are shown: how many, and how many of them are of offers that ended. */
  "volpe-cards": CustomEvent<{ shown: number; ended: number }>;
  /** A visitor follows an offer's link. Cancelable: if prevented, its page does not open. */
  "volpe-offer": CustomEvent<{ slug: string }>;
  /**
   * The offers could not be loaded. `requestId` names the call in the host's log. With
   * `bad-request` an attribute is not read as it is written: the console says how, and the offers
   * are shown. With `origin-off` the host refuses the page, and the element says so in one line;
   * `requestId` is null, because the log names only failures.
   */
  "volpe-error": CustomEvent<{ code: string; requestId: string | null }>;
};

/**
 * `<volpe-offer-cards>`.
 *
 * @example
 * const cards = document.querySelector("volpe-offer-cards");
 * cards.consumption = 3100;
 * cards.addEventListener("volpe-offer", ({ detail }) => console.log(detail.slug));
 */
export interface VolpeOfferCardsElement extends HTMLElement, OfferCardsValues {
  /** Asks for the offers again. */
  refresh(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "volpe-offer-cards": VolpeOfferCardsElement;
  }
  interface HTMLElementEventMap extends OfferCardsEventMap {}
}
