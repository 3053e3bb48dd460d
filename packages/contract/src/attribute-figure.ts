import { ITEM_CARDS_DEFAULT, ITEM_CARDS_MAX } from "./item-cards.ts";

/**
 * The whole part of a figure in groups of three digits: «3.100», «3,100». «1500.125» and «0.125»
 * have no such part, so their dot is the decimal sign. The plugin for WordPress has the same one.
 */
export const GROUPED_FIGURE = /^\s*[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*(?!\d)/;

/**
 * Writes a figure as `Number` takes it: «3.100» and «3,100» as 3100, «3100,5» as 3100.5. Leaves any
 * other text as it is, except for its first comma.
 *
 * @example
 * toPlainFigure("3.100,5") // "3100.5"
 */
export const toPlainFigure = (text: string) =>
  text.replace(GROUPED_FIGURE, (whole) => whole.replace(/\D/g, "")).replace(",", ".");

/**
 * Creates the reader of an element's attribute: a number within bounds, in whole `parts` of one. A
 * text without a number gives the fallback.
 *
 * @example
 * toFigureReader(1, 12, 3)("2,5") // 3
 */
export function toFigureReader(min: number, max: number, fallback: number, parts = 1) {
  return (text: string): number => {
    const read = Number.parseFloat(toPlainFigure(text)) || fallback;
    return Math.min(max, Math.max(min, Math.round(read * parts) / parts));
  };
}

/**
 * How many cards an element with this `limit` shows.
 *
 * @example
 * readCardsLimit("tante") // 3
 */
export const readCardsLimit = /* @__PURE__ */ toFigureReader(1, ITEM_CARDS_MAX, ITEM_CARDS_DEFAULT);
