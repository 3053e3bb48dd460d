import type { ProductResult } from "@volpe/contract";
import { FIGURE_PERIODS, formatFigure } from "./figure-words.ts";

type ProductFigureProps = Pick<ProductResult, "figureEur" | "figurePer" | "figureNote">;

/** The figure that an entry is ranked by, large, with what it holds. */
export function ProductFigure({ figureEur, figurePer, figureNote }: ProductFigureProps) {
  return (
    <div className="product-figure">
      <p>
        <strong>{formatFigure(figureEur)}</strong> {FIGURE_PERIODS[figurePer]}
      </p>
      <p className="product-figure__note">{figureNote}</p>
    </div>
  );
}
