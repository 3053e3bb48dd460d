import type { ProductResult } from "./products.ts";
import type { QuotedOffer } from "./quoted-offers.ts";

/** The period of a figure, in words that follow it. */
export const FIGURE_PERIODS = {
  year: "l’anno",
  month: "al mese",
  "24-months": "in 24 mesi",
} as const satisfies Record<QuotedOffer["price"]["per"], string>;

/**
 * What a product's figure is for: its period, then its note.
 *
 * @example
 * toFigureBasis({ figurePer: "month", figureNote: "IVA inclusa, 36 mesi" })
 * // "al mese, IVA inclusa, 36 mesi"
 */
export function toFigureBasis({
  figurePer,
  figureNote,
}: Pick<ProductResult, "figurePer" | "figureNote">): string {
  return `${FIGURE_PERIODS[figurePer]}, ${figureNote}`;
}
