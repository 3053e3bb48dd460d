import type { Attribute } from "../define/attribute.ts";

/** Writes «3.100» and «3,100» as 3100, and leaves any other text as it is. */
export const toPlainFigure = (text: string) => text.replace(/[.,](?=\d{3}\b)/g, "");

/** A number within bounds. A text without one gives the fallback. */
export function figure(min: number, max: number, fallback: number): Attribute<number> {
  return {
    read: (value) => {
      const read = Number.parseFloat(toPlainFigure(value ?? "")) || fallback;
      return Math.min(max, Math.max(min, read));
    },
    write: (value) => (value == null ? null : String(value)),
  };
}
