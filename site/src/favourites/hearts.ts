import type { FavouriteChange, Lists } from "@volpe/core";
import { HEART } from "@volpe/ui";
import { subscribe } from "valtio/vanilla";
import { toOpeningQuery } from "../page/opening-query.ts";

/** A changed favourite, or why the account refused the change. */
export type FavouriteNews =
  | { change: FavouriteChange; label: string }
  | { change: null; refusal: string };

export type Hearts = ReturnType<typeof createHearts>;

type HeartsOptions = {
  lists: Lists;
  /** Called after each change while no listener watches. */
  onUnseen?: () => void;
};

/**
 * The hearts in the places that `HeartPlace` reserves. They work without React, so that a page on
 * which only a heart is pressed needs no other script.
 */
export function createHearts({ lists, onUnseen }: HeartsOptions) {
  let show: ((news: FavouriteNews) => void) | null = null;
  let unseen: FavouriteNews | null = null;

  function press(place: HTMLElement) {
    const { slug = "", label = "", use } = place.dataset;
    const saved = use ?? toOpeningQuery(new URLSearchParams(location.search));
    tell({ change: lists.toggleFavourite(slug, saved), label });
  }

  function tell(news: FavouriteNews) {
    if (show !== null) {
      show(news);
    } else {
      unseen = news;
      onUnseen?.();
    }
  }

  lists.watchRefusals((errors) => tell({ change: null, refusal: errors[0]?.message ?? "" }));

  /** Draws the heart of a place, or of each place below an element. */
  function draw(within: Document | HTMLElement) {
    const isPlace = within instanceof HTMLElement && within.matches(PLACES);
    for (const place of isPlace ? [within] : within.querySelectorAll<HTMLElement>(PLACES)) {
      if (place.firstElementChild === null) {
        const button = createButton(place.dataset);
        button.addEventListener("click", () => press(place));
        place.append(button);
      }
      mark(place);
    }
  }

  function mark(place: HTMLElement) {
    const isFavourite = lists.state.preferiti.includes(place.dataset.slug ?? "");
    place.firstElementChild?.setAttribute("aria-pressed", String(isFavourite));
  }

  subscribe(lists.state, () => {
    for (const place of document.querySelectorAll<HTMLElement>(PLACES)) mark(place);
  });

  return {
    draw,
    /** Calls the listener with the last change that no listener got, and with each later change. */
    watch(listener: (news: FavouriteNews) => void): () => void {
      show = listener;
      if (unseen !== null) listener(unseen);
      unseen = null;
      return () => {
        show = null;
      };
    },
  };
}

const PLACES = ".heart-place[data-slug]";
const SVG = "http://www.w3.org/2000/svg";

/** Creates the same element as `FavouriteButton` of `@volpe/ui`. */
function createButton({ label, brand, words }: DOMStringMap): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `v-scope v-favourite${words === undefined ? "" : " v-favourite-words"}`;
  button.setAttribute("part", "favourite");
  const icon = document.createElementNS(SVG, "svg");
  const attributes = {
    "aria-hidden": "true",
    width: "22",
    height: "22",
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "2",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value);
  const outline = document.createElementNS(SVG, "path");
  outline.setAttribute("d", HEART);
  icon.append(outline);
  const item = document.createElement("span");
  item.className = "v-hidden";
  item.textContent = `: ${label} di ${brand}`;
  const said = document.createElement("span");
  if (words === undefined) said.className = "v-hidden";
  said.append("Salva nei preferiti", item);
  button.append(icon, said);
  return button;
}
