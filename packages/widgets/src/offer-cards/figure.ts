import { ITEM_CARDS_DEFAULT, ITEM_CARDS_MAX } from "@volpe/contract";
import type { Attribute } from "../define/attribute.ts";

/**
 * The whole part of a figure in groups of three digits: «3.100», «3,100». «1500.125» and «0.125»
 * have no such part, so their dot is the decimal sign. The plugin for WordPress has the same one.
 */
export const GROUPED = /^\s*[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*(?!\d)/;

/**
 * Writes a figure as `Number` takes it: «3.100» and «3,100» as 3100, «3100,5» as 3100.5. Leaves any
 * other text as it is, except for its first comma.
 */
export const toPlainFigure = (text: string) =>
  text.replace(GROUPED, (whole) => whole.replace(/\D/g, "")).replace(",", ".");

/**
 * A number within bounds, in whole `parts` of one. A text without a number gives the fallback.
 */
export function figure(min: number, max: number, fallback: number, parts = 1): Attribute<number> {
  const round = (value: number) => Math.round(value * parts) / parts;
  return {
    read: (value) => {
      const read = Number.parseFloat(toPlainFigure(value ?? "")) || fallback;
      return Math.min(max, Math.max(min, round(read)));
    },
    // A number with three decimals would be read as one of thousands. React may pass a text.
    write: (value) =>
      value == null ? null : String(typeof value === "number" ? round(value) : value),
  };
}

/** How many cards an element shows. The self-check reads it too. */
export const CARDS_LIMIT = figure(1, ITEM_CARDS_MAX, ITEM_CARDS_DEFAULT);
