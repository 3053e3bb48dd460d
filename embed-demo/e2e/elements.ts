import type { Locator, Page } from "@playwright/test";
import rooms from "../rooms.json" with { type: "json" };
import { findLauncher } from "./assistant-steps.ts";

/** An element of the suite: its markup, and the part that shows that it is rendered. */
type SuiteElement = {
  tag: string;
  markup: (attributes?: string) => string;
  /** Finds that part within an element or a page. */
  find: (place: Page | Locator) => Locator;
};

/** The button of one offer. Browsers may put a space before its name, which is hidden. */
export function findHeart(place: Page | Locator, label: string): Locator {
  return place.getByRole("button", { name: new RegExp(`^Salva nei preferiti ?: ${label}$`) });
}

/** The link of a card. Browsers may put a space before the offer's name, which is hidden. */
export function findOffer(place: Page | Locator): Locator {
  return place.getByRole("link", { name: /^Vedi l’offerta/ });
}

export const ELEMENTS: readonly SuiteElement[] = [
  {
    tag: "volpe-quote-assistant",
    markup: (attributes = "") => `<volpe-quote-assistant ${attributes}></volpe-quote-assistant>`,
    find: (place) => findLauncher(place),
  },
  {
    tag: "volpe-favourites-button",
    markup: (attributes = "") =>
      `<volpe-favourites-button slug="ventolio-energia-benvenuto-15h5u3" label="Luce Facile" count ${attributes}>${rooms.heart}</volpe-favourites-button>`,
    find: (place) => findHeart(place, "Luce Facile"),
  },
  {
    tag: "volpe-offer-cards",
    markup: (attributes = "") =>
      `<volpe-offer-cards limit="2" ${attributes}>${rooms.cards2}</volpe-offer-cards>`,
    find: (place) => findOffer(place),
  },
];

export const SCRIPT =
  '<script async src="%VOLPE_HOST%/embed/v1/embed.js" data-tracking="AFF-1"></script>';

export function toPage(body: string, { head = SCRIPT, html = 'lang="it"' } = {}): string {
  return `<!doctype html><html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Prova</title>${head}</head><body><main><h1>Prova</h1><h2>Offerte</h2>${body}<p>Sotto</p></main></body></html>`;
}
