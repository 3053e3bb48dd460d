import { RowRefusal } from "./row-refusal.ts";

const DECIMAL = /^[+-]?\d{1,12}(\.\d{1,20})?$/;

/** Parses a figure with a dot, as the track prescribes. Throws RowRefusal naming `field`. */
export function parseNumber(text: string, field: string): number {
  if (!DECIMAL.test(text)) {
    throw new RowRefusal(`${field} non è un numero con il punto: «${text.slice(0, 40)}»`);
  }
  return Number(text);
}

/** Like `parseNumber`; null if the element is absent or empty. */
export function parseOptionalNumber(text: string | null, field: string): number | null {
  return text === null || text === "" ? null : parseNumber(text, field);
}
