import type { ProductResult } from "@volpe/contract";
import { formatEur, formatEurCents } from "@volpe/ui";

/** What a product's figure is of. */
export const FIGURE_PERIODS: Record<ProductResult["figurePer"], string> = {
  month: "al mese",
  "24-months": "in 24 mesi",
};

/** A product's figure: cents matter below 100 €. */
export function formatFigure(figureEur: number): string {
  return figureEur < 100 ? formatEurCents(figureEur) : formatEur(figureEur);
}
