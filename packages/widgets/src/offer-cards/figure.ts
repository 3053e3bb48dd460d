import { readCardsLimit, toFigureReader } from "@volpe/contract";
import type { Attribute } from "../define/attribute.ts";

function toAttribute(read: (text: string) => number, parts = 1): Attribute<number> {
  return {
    read: (value) => read(value ?? ""),
    // A number with three decimals would be read as one of thousands. React may pass a text.
    write: (value) =>
      value == null
        ? null
        : String(typeof value === "number" ? Math.round(value * parts) / parts : value),
  };
}

/** A number within bounds, as `toFigureReader` reads it. */
export function figure(min: number, max: number, fallback: number, parts = 1): Attribute<number> {
  return toAttribute(toFigureReader(min, max, fallback, parts), parts);
}

/** How many cards an element shows. The self-check reads it too. */
export const CARDS_LIMIT = toAttribute(readCardsLimit);
